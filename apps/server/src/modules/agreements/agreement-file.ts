import { createHash } from 'node:crypto';
import type { AgreementSignature } from '../../platform/db/stored/orders.ts';
import { drawable } from '../../platform/http/files/pdf-file.ts';
import { contentSha256, type AcceptedContent, type Document } from './agreements.rules.ts';

type Pdf = PDFKit.PDFDocument;

/** US letter. */
const PAPER = { width: 612, height: 792 };
const MARGIN = 54;
const FOOTER = 24;
const WIDTH = PAPER.width - 2 * MARGIN;
const INK = '#000000';
const QUIET = '#555555';
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
const TYPED = 'Times-Italic';
const SIGNATURE = { width: 220, height: 70 };

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
// Written here, because the formats of the platform change with its releases.
const dayInWords = (at: Date): string => `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
const timeInWords = (at: Date): string => `${dayInWords(at)}, ${at.toISOString().slice(11, 19)} UTC`;

const LINK = /\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

/** One line of the text, with its bold words. */
const drawWords = (pdf: Pdf, line: string, options: PDFKit.Mixins.TextOptions): void => {
  const parts = drawable(line.replaceAll(LINK, '$1 ($2)'))
    .split('**')
    .map((words, index) => ({ words, isBold: index % 2 === 1 }))
    .filter(({ words }) => words !== '');
  for (const [index, { words, isBold }] of parts.entries())
    pdf.font(isBold ? BOLD : REGULAR).text(words, { ...options, continued: index < parts.length - 1 });
};

const BULLET = /^[-*•] +/;
const LINE_GAP = 2;
const BULLET_INDENT = 10;
const BULLET_TEXT_INDENT = 20;

/** Every line of the text stands right of the dash. */
const drawHangingBullet = (pdf: Pdf, words: string): void => {
  pdf.font(REGULAR);
  // The dash is placed by hand and would stay alone at the foot of a full page.
  if (pdf.y + pdf.currentLineHeight(true) + LINE_GAP > pdf.page.maxY()) pdf.addPage();
  const top = pdf.y;
  pdf.text('–', MARGIN + BULLET_INDENT, top, { lineBreak: false });
  pdf.x = MARGIN + BULLET_TEXT_INDENT;
  pdf.y = top;
  drawWords(pdf, words, { width: WIDTH - BULLET_TEXT_INDENT, lineGap: LINE_GAP });
  pdf.x = MARGIN;
};

const drawFirstLineBullet = (pdf: Pdf, words: string): void =>
  drawWords(pdf, `–  ${words}`, { indent: BULLET_INDENT, lineGap: LINE_GAP });

const BULLETS = { 2: drawHangingBullet, 1: drawFirstLineBullet } as const;
type Layout = keyof typeof BULLETS;

/** The newest first. A file that was accepted in an earlier layout is always drawn in that layout, so it stays verifiable. */
export const LAYOUTS = [2, 1] as const satisfies readonly Layout[];

const drawBody = (pdf: Pdf, body: string, layout: Layout): void => {
  pdf.fontSize(10).fillColor(INK);
  for (const line of body.split('\n').map((typed) => typed.trim())) {
    if (line === '') pdf.moveDown(0.6);
    else if (BULLET.test(line)) BULLETS[layout](pdf, line.replace(BULLET, ''));
    else drawWords(pdf, line, { lineGap: LINE_GAP });
  }
};

const drawStrokes = (pdf: Pdf, signature: Extract<AgreementSignature, { strokes: unknown }>, top: number): void => {
  const scale = Math.min(SIGNATURE.width / signature.width, SIGNATURE.height / signature.height);
  const x = (at: number) => MARGIN + at * scale;
  const y = (at: number) => top + at * scale;
  pdf.lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor(INK);
  for (const stroke of signature.strokes) {
    const [firstX = 0, firstY = 0, ...rest] = stroke;
    pdf.moveTo(x(firstX), y(firstY));
    // A tap is a dot.
    if (rest.length === 0) pdf.lineTo(x(firstX) + 0.5, y(firstY));
    for (let at = 0; at + 1 < rest.length; at += 2) pdf.lineTo(x(rest[at] ?? 0), y(rest[at + 1] ?? 0));
    pdf.stroke();
  }
};

const drawSignature = (pdf: Pdf, signature: AgreementSignature): void => {
  const top = pdf.y;
  if ('name' in signature)
    pdf
      .font(TYPED)
      .fontSize(22)
      .fillColor(INK)
      .text(drawable(signature.name), MARGIN, top + 30, { lineBreak: false });
  else drawStrokes(pdf, signature, top);
  const below = top + SIGNATURE.height + 4;
  pdf.lineWidth(0.75).strokeColor(QUIET);
  pdf
    .moveTo(MARGIN, below)
    .lineTo(MARGIN + SIGNATURE.width, below)
    .stroke();
  pdf.x = MARGIN;
  pdf.y = below + 6;
};

/** Who, when and how; the block stays on one page. */
const drawAcceptance = (pdf: Pdf, content: AcceptedContent): void => {
  const NEEDED = 220;
  if (pdf.y + NEEDED > PAPER.height - MARGIN - FOOTER) pdf.addPage();
  pdf.moveDown(1.5).font(BOLD).fontSize(12).fillColor(INK).text('Accepted', MARGIN);
  pdf.moveDown(0.5);
  if (content.signature) drawSignature(pdf, content.signature);
  const facts = [
    ['Name', content.signerName],
    ['Accepted', timeInWords(content.acceptedAt)],
    ['Signature', content.signature ? ('name' in content.signature ? 'Typed' : 'Drawn') : 'Not required'],
    ['Version', String(content.document.version)],
    ['Record', content.id],
    ['SHA-256 of text, version, signer, time and signature', contentSha256(content).toString('hex')],
  ] as const;
  for (const [label, words] of facts) {
    pdf.font(BOLD).fontSize(8).fillColor(QUIET).text(label, { continued: true });
    pdf
      .font(REGULAR)
      .fillColor(INK)
      .text(`  ${drawable(words)}`, { lineGap: 2 });
  }
};

const drawFooters = (pdf: Pdf, document: Document): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would start another page.
    pdf.page.margins.bottom = 0;
    const words = `${document.slug}, version ${document.version} · Page ${page - start + 1} of ${count}`;
    pdf
      .font(REGULAR)
      .fontSize(7)
      .fillColor(QUIET)
      .text(words, MARGIN, PAPER.height - MARGIN + 8, { lineBreak: false });
  }
};

const bytesOf = async (pdf: Pdf): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
};

/**
 * The agreement as a PDF. The same content gives the same bytes on every machine, so that the hash kept with an
 * acceptance proves a file unchanged: nothing in it depends on now, and streams are not compressed, because releases of
 * zlib differ. A test pins the bytes of a sample; a change of the drawing is a new layout beside the earlier ones.
 */
export const drawAgreement = async (
  document: Document,
  accepted: AcceptedContent | undefined,
  layout: Layout = LAYOUTS[0],
): Promise<Buffer> => {
  // A large library that few calls need.
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({
    size: [PAPER.width, PAPER.height],
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER },
    compress: false,
    bufferPages: true,
    info: { Title: document.title, CreationDate: accepted?.acceptedAt ?? document.issuedAt },
  });
  pdf.font(BOLD).fontSize(18).fillColor(INK).text(drawable(document.title), { width: WIDTH });
  pdf.moveDown(0.3).font(REGULAR).fontSize(9).fillColor(QUIET);
  pdf.text(`Version ${document.version} · Issued ${dayInWords(document.issuedAt)}`).moveDown(1);
  drawBody(pdf, document.body, layout);
  if (accepted) drawAcceptance(pdf, accepted);
  drawFooters(pdf, document);
  return await bytesOf(pdf);
};

export const sha256Of = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
