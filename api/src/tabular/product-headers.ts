import type { ProductImportField } from '@portal/contract/import-fields';
import { headers } from './header-key.ts';

/**
 * The names suppliers give their columns, best first, in Danish, Swedish, Norwegian, German and English (RULES 4.5).
 * Fields higher in the list choose first: a lone `model` column is the product's name, a lone `list price` its price.
 */
export const productHeaders: Readonly<Record<ProductImportField, readonly string[]>> = {
  SKU: headers(`
    sku, item id, product id, product number, product no, item number, item no, produktnummer, produkt nr,
    produkt id, vare id, codename, id, artikel id
  `),
  supplierSKU: headers(`
    supplier sku, vendor sku, leverandørens varenummer, leverandør varenr, lev varenr, lev varenummer,
    leverandør varenummer, leverandørens varenr, lev artikelnr, leverantörens artikelnummer, varenummer leverandør,
    varenr, varenummer, vare nr, artikelnr, artikelnummer, artnr, art no, article number, article no, article id,
    supplier aid, supplier pid, sellers item identification, mpn, part number, part no, manufacturer part number,
    model no, model number, modelnr, modelnummer, models, producentens varenummer, artikel nr,
    lieferantenartikelnummer, herstellernummer, hersteller nr
  `),
  productName: headers(`
    product name, name, title, titel, tittel, navn, namn, produktnavn, produktnamn, varenavn, varetekst,
    varebetegnelse, benævnelse, benämning, betegnelse, artikelnamn, item name, description short, model name,
    produkt, product, vare, model, modell, bezeichnung, produktname, artikelbezeichnung, artikelname
  `),
  description: headers(`
    description, beskrivelse, beskrivning, product description, produktbeskrivelse, produktbeskrivning,
    varebeskrivelse, long description, description long, short description, tekst, details, specifikation,
    beschreibung, produktbeschreibung, langtext
  `),
  price: headers(`
    price, pris, net price, netto, nettopris, price ex vat, price excl vat, pris ex moms, pris ekskl moms,
    pris exkl moms, pris uden moms, pris eks mva, unit price, sales price, salgspris, stykpris, enhedspris,
    price amount, price numeric, list price, listepris, preis, nettopreis, einkaufspreis, preis netto,
    verkaufspreis, stückpreis, preis ohne mwst
  `),
  retailPrice: headers(`
    retail price, retail price amount, retail, rrp, msrp, srp, vejl pris, vejledende pris, vejledende udsalgspris,
    vejl udsalgspris, vejledende, veiledende pris, veil pris, rekommenderat pris, rek pris, cirkapris, old price,
    før pris, førpris, normalpris, list price, listepris, uvp, unverbindliche preisempfehlung, listenpreis
  `),
  groupKey: headers(`
    item group id, variant group, variantgruppe, variantgrupp, group id, parent sku, parent id, parent,
    produktgruppe id, modelgruppe
  `),
  image: headers(`
    image, mime source, image link, image url, picture, picture url, photo, billede, billedlink, billede url,
    billed url, bild, bildlänk, bilde, foto, large photo file name, mime source, thumbnail, img, bild url, bildlink,
    produktbild
  `),
  productLink: headers(`
    product link, link, product url, url, produktlink, produkt url, länk, produktlänk, lenke, web, webside, website,
    hjemmeside, deeplink, webseite
  `),
  brand: headers(`
    brand, brand name, manufacturer name, mærke, märke, merke, varemærke, varumärke, varemerke, manufacturer,
    fabrikant, fabrikat, producent, produsent, tillverkare, vendor, maker, marke, hersteller
  `),
  colour: headers('colour, color, farve, färg, farge, kulör, farbe'),
  capacity: headers(`
    capacity gb, storage, internal storage, rom, lagerplads, lagerkapacitet, lagring, lagringskapacitet, kapacitet,
    kapasitet, hukommelse, capacity, harddisk, ssd, speicher, speicherplatz
  `),
  screenSize: headers(`
    screen size, display size, skærmstørrelse, skärmstorlek, skjermstørrelse, skærm, skärm, skjerm, screen, display,
    tommer, inches, bildschirm, displaygröße, bildschirmgröße
  `),
  weight: headers('weight, vægt, vikt, vekt, nettovægt, ship weight, shipping weight, gewicht'),
  os: headers('os, operating system, operativsystem, styresystem, betriebssystem'),
  model: headers('model, modell, product model, modelnavn, model name'),
  dualSim: headers('dual sim'),
  network: headers('network, netværk, nätverk, nettverk, 5g, 4g, 4g 5g, mobilnet, netz'),
  wifi: headers('wifi, wlan, trådløst net'),
  billingPeriod: headers(`
    billing period, period months, periode, faktureringsperiode, bindingsperiode, løbetid, løpetid, löptid, months,
    måneder, månader, mdr
  `),
  allRisk: headers(`
    all risk, all risk insurance, allrisk, all risk month, all risk forsikring, forsikring, allriskforsikring,
    försäkring, forsikring pr måned, insurance
  `),
  employeeIns: headers(`
    termination insurance, employee insurance, employeeins, employee termination insurance, fratrædelsesforsikring,
    fratrædelse, uppsägningsförsäkring, oppsigelsesforsikring
  `),
  GTIN: headers(`
    gtin, standard item identification, ean, ean13, ean kode, ean kod, ean code, ean nr, ean nummer, upc, upc code,
    barcode, stregkode, streckkod, strekkode
  `),
  category: headers(`
    category, kategori, product category, google product category, product type, varegruppe, varugrupp,
    produktgruppe, produktgrupp, type, gruppe, warengruppe, produktkategorie
  `),
  mandatory: headers('mandatory, obligatorisk, påkrævet, tvungen'),
  featured: headers('featured, fremhævet, fremhevet, utvald, anbefalet'),
  accessoryOf: headers(`
    accessory of, accessory to, tilbehør til, tillbehör till, parent sku, main product, hovedprodukt, part of,
    zubehör zu, zubehör für
  `),
};
