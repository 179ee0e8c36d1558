import { setImmediate as nextTurn } from 'node:timers/promises';
import { AnsweredFile, type Cell, type FileTable } from './answered-file.ts';

export interface PdfTable extends FileTable {
  readonly title: string;
  /** Whose it is and of which days, a line each. */
  readonly about: readonly string[];
  /** Below all rows, a cell for each column. */
  readonly totals: readonly Cell[];
  readonly madeAt: Date;
}

/** US letter. */
const SHORT = 612;
const LONG = 792;
const MARGIN = 36;
const GAP = 4;
/** More columns need the long side of the paper. */
const UPRIGHT_COLUMNS = 7;
const ROW_HEIGHT = 14;
const HEAD_HEIGHT = 32;
const TITLE_HEIGHT = 26;
const ABOUT_HEIGHT = 13;
const FOOTER_HEIGHT = 20;
const FONT_SIZE = 8;
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
/** Only grays: it is printed. */
const INK = '#000000';
const QUIET = '#555555';
const STRIPE = '#f0f0f0';

type Document = PDFKit.PDFDocument;

/** Letters whose stroke is no accent. */
const STROKED: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i' };

/** The letters of the built-in fonts are those of Windows-1252; accents of others are left out. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replaceAll(/[^\u0020-\u007e\u00a0-\u00ff€‘’“”–—…]/gu, (sign) => {
    const plain = STROKED[sign] ?? sign.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
    return /^[\u0020-\u007e]+$/.test(plain) ? plain : '?';
  });

const GROUPED = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const shown = (cell: Cell): string =>
  typeof cell === 'string' ? drawable(cell) : GROUPED.format(Number(cell.decimal));

/** Cut where it would touch the next column. */
const fitting = (document: Document, text: string, width: number): string => {
  const whole = document.widthOfString(text);
  if (whole <= width) return text;
  let length = Math.floor((text.length * width) / whole);
  while (length > 0 && document.widthOfString(`${text.slice(0, length)}…`) > width) length -= 1;
  return `${text.slice(0, length)}…`;
};

/** Text is as wide as what is in it, within reason; amounts share the rest. */
const columnsOf = (table: PdfTable, width: number) => {
  const isAmount = table.head.map((_head, column) => typeof table.totals[column] === 'object');
  const SAMPLE = 200;
  const weights = table.head.map((head, column) => {
    if (isAmount[column]) return 10;
    const longest = Math.max(0, ...table.rows.slice(0, SAMPLE).map((row) => shown(row[column] ?? '').length));
    return Math.min(24, Math.max(10, head.length, longest));
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let left = MARGIN;
  return weights.map((weight, column) => {
    const one = { left, width: (width * weight) / whole, isAmount: isAmount[column] ?? false };
    left += one.width;
    return one;
  });
};

interface Drawing {
  readonly document: Document;
  readonly table: PdfTable;
  readonly paper: { readonly width: number; readonly height: number };
  readonly columns: ReturnType<typeof columnsOf>;
  readonly pages: number;
}

const drawLine = ({ document, paper }: Drawing, top: number): void => {
  document.lineWidth(0.75).strokeColor(INK);
  document
    .moveTo(MARGIN, top)
    .lineTo(paper.width - MARGIN, top)
    .stroke();
};

const drawCells = ({ document, columns }: Drawing, cells: readonly Cell[], top: number): void => {
  for (const [index, { left, width, isAmount }] of columns.entries()) {
    const text = fitting(document, shown(cells[index] ?? ''), width - GAP);
    const from = isAmount ? left + width - GAP - document.widthOfString(text) : left;
    if (text !== '') document.text(text, from, top, { lineBreak: false });
  }
};

const drawHead = (drawing: Drawing, top: number): void => {
  const { document, table, columns } = drawing;
  document.font(BOLD).fontSize(7).fillColor(INK);
  for (const [index, { left, width, isAmount }] of columns.entries())
    document.text(drawable(table.head[index] ?? ''), left, top, {
      width: width - GAP,
      height: HEAD_HEIGHT - GAP,
      align: isAmount ? 'right' : 'left',
    });
  drawLine(drawing, top + HEAD_HEIGHT - 2 * GAP);
};

const drawTitle = ({ document, table }: Drawing): void => {
  document.font(BOLD).fontSize(16).fillColor(INK).text(drawable(table.title), MARGIN, MARGIN, { lineBreak: false });
  document.font(REGULAR).fontSize(9).fillColor(QUIET);
  for (const [index, line] of table.about.entries())
    document.text(drawable(line), MARGIN, MARGIN + TITLE_HEIGHT + index * ABOUT_HEIGHT, { lineBreak: false });
};

const topOf = (table: PdfTable, page: number): number =>
  page === 1 ? MARGIN + TITLE_HEIGHT + table.about.length * ABOUT_HEIGHT + GAP : MARGIN;

/** How many rows are on each page; the totals have a place of their own below the last. */
const rowsOfPages = (table: PdfTable, height: number): readonly number[] => {
  const pages: number[] = [];
  let left = table.rows.length + 1;
  while (left > 0) {
    const room = height - MARGIN - FOOTER_HEIGHT - topOf(table, pages.length + 1) - HEAD_HEIGHT;
    const rows = Math.min(left, Math.floor(room / ROW_HEIGHT));
    pages.push(rows);
    left -= rows;
  }
  return pages;
};

const drawPage = (drawing: Drawing, page: number, rows: readonly (readonly Cell[])[]): number => {
  const { document, table, paper, pages } = drawing;
  document.addPage();
  document.font(REGULAR).fontSize(7).fillColor(QUIET);
  const number = `Page ${page} of ${pages}`;
  const from = paper.width - MARGIN - document.widthOfString(number);
  document.text(number, from, paper.height - MARGIN, { lineBreak: false });
  if (page === 1) drawTitle(drawing);
  drawHead(drawing, topOf(table, page));
  document.font(REGULAR).fontSize(FONT_SIZE).fillColor(INK);
  let top = topOf(table, page) + HEAD_HEIGHT;
  for (const [index, cells] of rows.entries()) {
    if (index % 2 === 1) document.rect(MARGIN, top - 3, paper.width - 2 * MARGIN, ROW_HEIGHT).fill(STRIPE);
    document.fillColor(INK);
    drawCells(drawing, cells, top);
    top += ROW_HEIGHT;
  }
  return top;
};

const drawAll = async (drawing: Drawing, rowsOf: readonly number[]): Promise<void> => {
  const { document, table } = drawing;
  let row = 0;
  for (const [index, rows] of rowsOf.entries()) {
    // Whoever asked for it is gone.
    if (document.destroyed) return;
    const top = drawPage(drawing, index + 1, table.rows.slice(row, row + rows));
    row += rows;
    if (index === rowsOf.length - 1) {
      drawLine(drawing, top - 2);
      document.font(BOLD);
      drawCells(drawing, table.totals, top + 2);
    }
    // Other calls are answered between two pages.
    await nextTurn();
  }
  document.end();
};

/** A table to read and print: repeated headings, amounts to the right, totals and page numbers. */
export const pdfFile = (table: PdfTable): AnsweredFile =>
  new AnsweredFile('pdf', table.name, async () => {
    // A large library that few calls need.
    const { default: PdfDocument } = await import('pdfkit');
    const isWide = table.head.length > UPRIGHT_COLUMNS;
    const paper = isWide ? { width: LONG, height: SHORT } : { width: SHORT, height: LONG };
    const document = new PdfDocument({
      size: [paper.width, paper.height],
      // Pages end where the rows say, not where text runs out of room.
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
      autoFirstPage: false,
      info: { Title: table.title, CreationDate: table.madeAt },
    });
    const rowsOf = rowsOfPages(table, paper.height);
    const columns = columnsOf(table, paper.width - 2 * MARGIN);
    drawAll({ document, table, paper, columns, pages: rowsOf.length }, rowsOf).catch((error: unknown) =>
      document.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return document;
  });
