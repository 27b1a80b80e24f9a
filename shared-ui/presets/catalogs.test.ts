import { englishTexts, packagesWithTexts } from './catalogs.ts';

/** The server names some of its texts, so its catalog does not hold what the code says of them. */
const pages = packagesWithTexts.filter((folder) => folder !== 'api');

test.each(pages)('%s shows in English what its code says', async (folder) => {
  const other = (await englishTexts(folder)).filter(([inCode, shown]) => shown !== inCode);
  expect(other).toEqual([]);
});
