import type { EmployeeImportField } from '@portal/contract/import-fields';
import { headers } from './header-key.ts';

/** The names HR systems give their columns, best first, in Danish, Swedish, Norwegian, German and English. */
export const employeeHeaders: Readonly<Record<EmployeeImportField, readonly string[]>> = {
  employNo: headers(`
    employ no, employee number, employee no, employee id, emp no, emp id, medarbejdernr, medarbejdernummer,
    medarbejder id, medarb nr, lønnummer, lønnr, personalenummer, personalenr, anställningsnr, anställningsnummer,
    anställnings id, anst nr, anst id, ansattnr, ansattnummer, ansatt id, staff number, payroll number,
    personnel number, employee national id alternate key, personalnummer, personal nr, personalnr,
    mitarbeiternummer, mitarbeiter nr, mitarbeiter id, nummer, number, nr, no, id
  `),
  firstName: headers('first name, given name, forename, fornavn, fornavne, förnamn, vorname'),
  middleName: headers('middle name, mellemnavn, mellannamn, mellomnavn'),
  lastName: headers('last name, surname, family name, efternavn, efternamn, etternavn, nachname, familienname'),
  name: headers(`
    name, full name, employee name, navn, fulde navn, fullt navn, namn, fullständigt namn, medarbejder,
    medarbejdernavn, contact name, employee, vollständiger name, mitarbeiter, mitarbeitername
  `),
  emailPrivate: headers(`
    email private, private email, personal email, privat email, privat mail, email privat, privat epost,
    epost privat, privatmail, private email adresse, e mail privat
  `),
  phonePrivate: headers(`
    phone private, private phone, personal phone, home phone, privat telefon, telefon privat, privat tlf,
    privat mobil, mobil privat, hemtelefon, privattelefon
  `),
  email: headers(`
    email, email address, work email, company email, mail, mailadresse, email adresse, arbejdsmail, arbejds email,
    epost, epostadress, epostadresse, jobb epost
  `),
  phone: headers(`
    phone, phone number, telephone, work phone, mobile, mobile phone, cell phone, telefon, telefonnummer, telefonnr,
    tlf, tlf nr, mobil, mobilnummer, mobilnr, mobiltelefon, arbejdstelefon, tel, handy, rufnummer
  `),
  department: headers(`
    department, department name, dept, dept name, afdeling, afdelingsnavn, afd, avdelning, avdeling, team,
    omkostningssted, kostnadsställe, cost center, cost centre, abteilung, kostenstelle
  `),
  birthday: headers(`
    birthday, birth date, date of birth, dob, fødselsdato, foedselsdato, fødselsdag, født, födelsedatum, född,
    geburtsdatum, geburtstag, geb datum
  `),
  gender: headers('gender, sex, køn, koen, kön, kjønn, geschlecht'),
  addressLine1: headers(`
    address line 1, address 1, address, street, street address, adresse, adresse 1, adresselinje 1, gade, vej,
    gatuadress, adress, gateadresse, postadresse, straße, strasse, anschrift
  `),
  addressLine2: headers('address line 2, address 2, adresse 2, adresselinje 2, adress 2, co adresse, co, adresszusatz'),
  zipCode: headers('zip code, zip, postal code, post code, postnr, postnummer, post nr, plz, postleitzahl'),
  city: headers('city, town, by, bynavn, postdistrikt, ort, postort, stad, poststed, sted, stadt, wohnort'),
  country: headers('country, country code, country region code, land, landekode, landkod, staat'),
  language: headers('language, preferred language, locale, sprog, foretrukket sprog, språk, sprache'),
  note: headers(`
    note, notes, comment, comments, remark, remarks, bemærkning, bemærkninger, kommentar, notat, anteckning,
    anmärkning, merknad, bemerkung, bemerkungen, notiz
  `),
  exitDate: headers(`
    exit date, leaving date, termination date, last working day, last day, to date, fratrædelsesdato, fratrådt,
    fratrædelse, slutdato, sidste arbejdsdag, slutdatum, avgångsdatum, sluttdato, fratredelsesdato, austrittsdatum,
    austritt, letzter arbeitstag
  `),
  role: headers('role, rolle, roll'),
};
