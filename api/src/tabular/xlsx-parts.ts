const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places of the formats in the workbook's styles. */
export const formats = { head: 1, day: 2, money: 3, text: 4 } as const;

const styles = `${head}
<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>
<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`;

/** Written before the sheets: every XML that is not named here is one, so it need not know how many will come. */
export const openingParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}
<Types xmlns="${packages}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="${type}.worksheet+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}
<Relationships xmlns="${packages}/relationships">
<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/styles.xml': styles,
};

/** Written after the sheets, by their names as XML. */
export const closingParts = (sheets: readonly string[]): Readonly<Record<string, string>> => ({
  'xl/workbook.xml': `${head}
<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>
${sheets.map((name, n) => `<sheet name="${name}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`).join('\n')}
</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}
<Relationships xmlns="${packages}/relationships">
${sheets
  .map((_, n) => `<Relationship Id="rId${n + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`)
  .join('\n')}
<Relationship Id="rId0" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
});

/** The head of a sheet: its first row stays while the others scroll, its columns have their widths. */
export const sheetOpening = (widths: readonly number[]): string => `${head}
<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>
${widths.map((width, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`).join('')}
</cols><sheetData>`;
export const sheetEnd = '</sheetData></worksheet>';
