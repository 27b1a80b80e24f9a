import type { EmployeeImportField } from '@portal/contract/import-fields';

/** The names HR systems give their columns, best first, in Danish, Swedish, Norwegian and English. */
export const employeeHeaders: Readonly<Record<EmployeeImportField, readonly string[]>> = {
  employNo: [
    'employ no', 'employee number', 'employee no', 'employee id', 'emp no', 'emp id', 'medarbejdernr', 'medarbejdernummer', 'medarbejder id', 'medarb nr', 'lønnummer', 'lønnr',
    'personalenummer', 'personalenr', 'anställningsnr', 'anställningsnummer', 'anställnings id', 'anst nr', 'anst id', 'ansattnr', 'ansattnummer', 'ansatt id', 'staff number',
    'payroll number', 'personnel number', 'employee national id alternate key', 'nummer', 'number', 'nr', 'no', 'id',
  ],
  firstName: ['first name', 'given name', 'forename', 'fornavn', 'fornavne', 'förnamn'],
  middleName: ['middle name', 'mellemnavn', 'mellannamn', 'mellomnavn'],
  lastName: ['last name', 'surname', 'family name', 'efternavn', 'efternamn', 'etternavn'],
  name: ['name', 'full name', 'employee name', 'navn', 'fulde navn', 'fullt navn', 'namn', 'fullständigt namn', 'medarbejder', 'medarbejdernavn', 'contact name', 'employee'],
  emailPrivate: ['email private', 'private email', 'personal email', 'privat email', 'privat mail', 'email privat', 'privat epost', 'epost privat', 'privatmail'],
  phonePrivate: ['phone private', 'private phone', 'personal phone', 'home phone', 'privat telefon', 'telefon privat', 'privat tlf', 'privat mobil', 'mobil privat', 'hemtelefon'],
  email: ['email', 'email address', 'work email', 'company email', 'mail', 'mailadresse', 'email adresse', 'arbejdsmail', 'arbejds email', 'epost', 'epostadress', 'epostadresse', 'jobb epost'],
  phone: ['phone', 'phone number', 'telephone', 'work phone', 'mobile', 'mobile phone', 'cell phone', 'telefon', 'telefonnummer', 'telefonnr', 'tlf', 'tlf nr', 'mobil', 'mobilnummer', 'mobilnr', 'mobiltelefon', 'arbejdstelefon', 'tel'],
  department: ['department', 'department name', 'dept', 'dept name', 'afdeling', 'afdelingsnavn', 'afd', 'avdelning', 'avdeling', 'team', 'omkostningssted', 'kostnadsställe', 'cost center', 'cost centre'],
  birthday: ['birthday', 'birth date', 'date of birth', 'dob', 'fødselsdato', 'foedselsdato', 'fødselsdag', 'født', 'födelsedatum', 'född'],
  gender: ['gender', 'sex', 'køn', 'koen', 'kön', 'kjønn'],
  addressLine1: ['address line 1', 'address 1', 'address', 'street', 'street address', 'adresse', 'adresse 1', 'adresselinje 1', 'gade', 'vej', 'gatuadress', 'adress', 'gateadresse', 'postadresse'],
  addressLine2: ['address line 2', 'address 2', 'adresse 2', 'adresselinje 2', 'adress 2', 'co adresse', 'co'],
  zipCode: ['zip code', 'zip', 'postal code', 'post code', 'postnr', 'postnummer', 'post nr'],
  city: ['city', 'town', 'by', 'bynavn', 'postdistrikt', 'ort', 'postort', 'stad', 'poststed', 'sted'],
  country: ['country', 'country code', 'country region code', 'land', 'landekode', 'landkod'],
  note: ['note', 'notes', 'comment', 'comments', 'remark', 'remarks', 'bemærkning', 'bemærkninger', 'kommentar', 'notat', 'anteckning', 'anmärkning', 'merknad'],
  exitDate: [
    'exit date', 'leaving date', 'termination date', 'last working day', 'last day', 'to date', 'fratrædelsesdato', 'fratrådt', 'fratrædelse', 'slutdato', 'sidste arbejdsdag',
    'slutdatum', 'avgångsdatum', 'sluttdato', 'fratredelsesdato',
  ],
  role: ['role', 'rolle', 'roll'],
};
