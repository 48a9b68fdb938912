import { textPieces } from './pieces.ts'
import type { Column, Table } from './table.ts'
import { zip, type ZippedFile } from './zip.ts'

/** A sheet of a workbook has no more; the head takes one of them. */
const rowsPerSheet = 1_048_575

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What XML has no place for is left out: control characters, halves of a character. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** `A`, `Z`, `AA`: columns as sheets name them, from 1. */
export const columnName = (column: number): string =>
  column <= 26
    ? String.fromCodePoint(64 + column)
    : columnName(Math.floor((column - 1) / 26)) + columnName(((column - 1) % 26) + 1)

const styles = { head: 1, rials: 2, text: 3 } as const
/** Grouped, in Persian digits where the program knows them. */
const rialsFormat = '[$-3000429]#,##0'

const stylesXml = `${head}<styleSheet xmlns="${main}">
<numFmts count="1"><numFmt numFmtId="164" formatCode="${escapeXml(rialsFormat)}"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Vazirmatn"/></font><font><b/><sz val="11"/><name val="Vazirmatn"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FFE7EFEA"/></patternFill></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const textCell = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

const cell = <Row>({ kind, value }: Column<Row>, row: Row): string => {
  const content = value(row)
  if (typeof content === 'string') return textCell(content, styles.text)
  return `<c${kind === 'rials' ? ` s="${styles.rials}"` : ''}><v>${content}</v></c>`
}

const usualWidths: Record<Column<unknown>['kind'], number> = { text: 24, rials: 20, number: 14 }

/** Opens from right to left, its head stays in sight, and every column can be filtered. */
async function* sheet<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>) {
  const widths = columns.map(
    ({ kind, width = usualWidths[kind] }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${widths.join('')}</cols><sheetData><row>${columns.map(({ title }) => textCell(title, styles.head)).join('')}</row>`
  let count = 1
  for await (const row of rows) {
    count += 1
    yield `<row>${columns.map((column) => cell(column, row)).join('')}</row>`
  }
  yield `</sheetData><autoFilter ref="A1:${columnName(columns.length)}${count}"/></worksheet>`
}

/** Hands the rows on in runs that each fit a sheet; at least one, which may be empty. */
async function* runsOf<Row>(rows: AsyncIterable<Row>, length: number): AsyncGenerator<AsyncIterable<Row>> {
  const iterator = rows[Symbol.asyncIterator]()
  let next = await iterator.next()
  const run = async function* () {
    for (let taken = 0; taken < length && !next.done; taken += 1) {
      yield next.value
      next = await iterator.next()
    }
  }
  do yield run()
  while (!next.done)
}

const contentTypes = (
  sheets: number,
): string => `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/>
${numbered(sheets, (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${content}.worksheet+xml"/>`)}</Types>`

const numbered = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index + 1)).join('')

const workbook = (
  title: string,
  sheets: number,
): string => `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>
${numbered(sheets, (n) => `<sheet name="${escapeXml(n === 1 ? title : `${title} ${n}`)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`

const workbookRelations = (sheets: number): string => `${head}<Relationships xmlns="${relations}">
${numbered(sheets, (n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}
<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`

const packageRelations = `${head}<Relationships xmlns="${relations}">
<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

/** A workbook of one table, in pieces as they are ready: a million rows take no more memory than a thousand. */
export const xlsx = <Row>({ title, columns, rows }: Table<Row>, sheetRows = rowsPerSheet): AsyncGenerator<Buffer> =>
  zip(
    (async function* (): AsyncGenerator<ZippedFile> {
      let sheets = 0
      for await (const run of runsOf(rows, sheetRows)) {
        sheets += 1
        yield { name: `xl/worksheets/sheet${sheets}.xml`, content: textPieces(sheet(columns, run)) }
      }
      yield { name: 'xl/styles.xml', content: [stylesXml] }
      yield { name: 'xl/workbook.xml', content: [workbook(title, sheets)] }
      yield { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations(sheets)] }
      yield { name: '_rels/.rels', content: [packageRelations] }
      yield { name: '[Content_Types].xml', content: [contentTypes(sheets)] }
    })(),
  )
