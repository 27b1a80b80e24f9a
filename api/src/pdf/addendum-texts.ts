import type { Locale } from '@portal/contract/constants';

/** The fixed sentences; changing one makes a new `addendumVersion` of the contract. */
type Texts = {
  title: string;
  employer: string;
  employee: string;
  order: string;
  employeeNo: string;
  vatNo: string;
  product: string;
  perMonth: string;
  priceExVat: string;
  allRisk: string;
  employeeIns: string;
  before: string;
  subsidy: string;
  gross: string;
  net: string;
  term: (months: number, first: string, total: string) => string;
  heading: string;
  clauses: (buyOut: string) => string[];
  rules: string;
  acceptance: string;
  accepted: (name: string, when: string, ip: string) => string;
  versions: (rules: number, addendum: number) => string;
  supplier: string;
  ordered: string;
  delivery: string;
  fingerprint: string;
};

const en: Texts = {
  title: 'Addendum to the employment contract',
  employer: 'Employer',
  employee: 'Employee',
  order: 'Order',
  employeeNo: 'Employee number',
  vatNo: 'Company registration number',
  product: 'What is ordered',
  perMonth: 'A month',
  priceExVat: 'Price ex VAT',
  allRisk: 'All-risk insurance',
  employeeIns: 'Termination insurance',
  before: 'Before subsidy',
  subsidy: 'Less: subsidy from the employer',
  gross: 'Reduction of gross salary a month',
  net: 'Deduction from net salary a month',
  term: (months, first, total) =>
    `For ${months} months, ${total} in all, the first time in ${first} if the goods are delivered in time.`,
  heading: 'What is agreed',
  clauses: (buyOut) => [
    'The employee accepts a lower cash salary for the agreed period; in return the employer makes the goods above available. The agreement is voluntary and is made before the period begins.',
    'The amount is the same every month. It is not adjusted to use or cost, and the employer bears the economic risk.',
    'The employer owns or leases the goods. The employee has the use of them and owns nothing before a buy-out.',
    `When the period is over, the employee may be offered to buy the goods. The expected price is ${buyOut} incl. VAT; this is an expectation and no promise.`,
    'If the employment ends earlier, the remaining amount may be set off in the final salary payment, and what is left is invoiced, as the rules below and the insurances allow.',
    'A lower gross salary may lower pension, holiday pay and other benefits that are calculated from it.',
    'After the period the salary returns to its original level without further agreement.',
  ],
  rules: 'Rules of the scheme',
  acceptance: 'Acceptance',
  accepted: (name, when, ip) => `Accepted electronically by ${name} on ${when} from the address ${ip}.`,
  versions: (rules, addendum) => `Rules version ${rules}, addendum version ${addendum}.`,
  supplier: 'Supplier',
  ordered: 'Ordered on',
  delivery: 'Delivered to',
  fingerprint: 'Fingerprint of the content (SHA-256):',
};

const da: Texts = {
  title: 'Tillæg til ansættelseskontrakten',
  employer: 'Arbejdsgiver',
  employee: 'Medarbejder',
  order: 'Bestilling',
  employeeNo: 'Medarbejdernummer',
  vatNo: 'CVR-nummer',
  product: 'Det bestilte',
  perMonth: 'Pr. måned',
  priceExVat: 'Pris ekskl. moms',
  allRisk: 'All-risk-forsikring',
  employeeIns: 'Fratrædelsesforsikring',
  before: 'Før tilskud',
  subsidy: 'Minus tilskud fra arbejdsgiveren',
  gross: 'Nedgang i bruttoløn pr. måned',
  net: 'Træk i nettoløn pr. måned',
  term: (months, first, total) =>
    `I ${months} måneder, i alt ${total}, første gang i ${first}, hvis varerne leveres til tiden.`,
  heading: 'Det er aftalt',
  clauses: (buyOut) => [
    'Medarbejderen accepterer en lavere kontant løn i den aftalte periode; til gengæld stiller arbejdsgiveren ovenstående til rådighed. Aftalen er frivillig og indgås, før perioden begynder.',
    'Beløbet er det samme hver måned. Det reguleres ikke efter brug eller omkostning, og arbejdsgiveren bærer den økonomiske risiko.',
    'Arbejdsgiveren ejer eller leaser varerne. Medarbejderen har brugsret og ejer intet før et eventuelt frikøb.',
    `Når perioden er slut, kan medarbejderen få tilbud om at købe varerne. Den forventede pris er ${buyOut} inkl. moms; det er en forventning og intet løfte.`,
    'Ophører ansættelsen før tid, kan det resterende beløb modregnes i den sidste lønudbetaling, og resten faktureres, i det omfang reglerne nedenfor og forsikringerne tillader.',
    'En lavere bruttoløn kan sænke pension, feriepenge og andre ydelser, der beregnes af den.',
    'Efter perioden vender lønnen tilbage til det oprindelige niveau uden yderligere aftale.',
  ],
  rules: 'Ordningens regler',
  acceptance: 'Accept',
  accepted: (name, when, ip) => `Accepteret elektronisk af ${name} den ${when} fra adressen ${ip}.`,
  versions: (rules, addendum) => `Reglernes version ${rules}, tillæggets version ${addendum}.`,
  supplier: 'Leverandør',
  ordered: 'Bestilt den',
  delivery: 'Leveres til',
  fingerprint: 'Indholdets fingeraftryk (SHA-256):',
};

export const addendumTexts: Readonly<Record<Locale, Texts>> = { 'en-us': en, 'da-dk': da };
