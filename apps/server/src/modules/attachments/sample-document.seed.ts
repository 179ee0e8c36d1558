/** A page with facts in two columns. */
export interface SampleDocument {
  readonly title: string;
  readonly issuer: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly issuedAt: Date;
}

/** Half of US letter. */
const PAPER = { width: 612, height: 396 };
const MARGIN = 54;
const VALUES_AT = 190;
const INK = '#1f2933';
const QUIET = '#6b7280';
const MARK = '#d9dee4';

/** A document of the demo data, marked as a sample. The same content gives the same bytes. */
export const drawSampleDocument = async ({ title, issuer, facts, issuedAt }: SampleDocument): Promise<Buffer> => {
  // A large library that only seeding needs here.
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({
    size: [PAPER.width, PAPER.height],
    margin: MARGIN,
    compress: false,
    info: { Title: title, CreationDate: issuedAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.font('Helvetica-Bold').fontSize(72).fillColor(MARK).text('SAMPLE', 270, 250, { lineBreak: false });
  pdf.fontSize(20).fillColor(INK).text(title, MARGIN, MARGIN);
  pdf.font('Helvetica').fontSize(10).fillColor(QUIET).text(issuer).moveDown(2);
  pdf.fontSize(11);
  for (const [label, value] of facts) {
    const top = pdf.y;
    pdf.fillColor(QUIET).text(label, MARGIN, top, { lineBreak: false });
    pdf.fillColor(INK).text(value, VALUES_AT, top, { lineGap: 4 });
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
};
