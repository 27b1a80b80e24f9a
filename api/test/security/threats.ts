export type Threat = { id: `T${number}`; threat: string; defence: string };

/** The threats of the portal, as its security text numbers them, each with the sentence that answers it. */
export const threats: readonly Threat[] = [
  {
    id: 'T1',
    threat: 'A script reads the token',
    defence:
      'Strict content security policy, nothing inline, nothing evaluated; no cookie; the token names a session ' +
      'and nothing else',
  },
  {
    id: 'T2',
    threat: 'Forged or confused tokens',
    defence: 'One algorithm, issuer and audience checked, no cache, a secret of at least 32 characters',
  },
  {
    id: 'T3',
    threat: 'A session outlives its end',
    defence: 'The session row is read with every request, on every instance',
  },
  {
    id: 'T4',
    threat: 'Stolen, replayed or scanned login links',
    defence:
      '256 random bits, stored as a hash, used once by POST, to the stored address only; another browser ' +
      'presses a button',
  },
  {
    id: 'T5',
    threat: 'A role that was not given',
    defence:
      'The route names its roles; role and tenant come from the membership of the session row, which acts only ' +
      'where its way in leads; a membership is accepted by the person whose login it is',
  },
  {
    id: 'T6',
    threat: 'One tenant reads another',
    defence: 'Scope in every query, row-level security behind it; the server’s login owns nothing and reads no table',
  },
  {
    id: 'T7',
    threat: 'Ids guessed in path, query or body',
    defence: 'Foreign and missing answer alike; every id of a route stands in its policy',
  },
  {
    id: 'T8',
    threat: 'Fields that a form does not have',
    defence: 'Strict schemas for each route and role; answers are written by their schema',
  },
  { id: 'T9', threat: 'Hostile images', defence: 'Type by content, size limit, sanitised or re-encoded, served inert' },
  {
    id: 'T10',
    threat: 'Colours that are style sheets',
    defence: 'Six hexadecimal digits, in the schema and in the database',
  },
  {
    id: 'T11',
    threat: 'Hostile imports',
    defence:
      'Limits on bytes, rows, columns, cells and unpacked size, read before anything is allocated; a process ' +
      'of its own with limits of memory and time; two uploads of a person at a time',
  },
  {
    id: 'T12',
    threat: 'Formulas in exports',
    defence: 'A quote before whatever a spreadsheet would compute; payroll files refuse it instead',
  },
  {
    id: 'T13',
    threat: 'Headers injected into mail',
    defence: 'Single-line fields refuse control characters; recipients are never free text',
  },
  {
    id: 'T14',
    threat: 'Finding out who has an account',
    defence:
      'Equal answers and equal time for known and unknown addresses; an address has one spelling; a pending ' +
      'membership shows what its inviter typed',
  },
  {
    id: 'T15',
    threat: 'Guessing passwords; locking people out',
    defence:
      'Counters in the database, shared by all instances, for a login from one network or on one known device; ' +
      'links stay good and are never refused to their owner',
  },
  {
    id: 'T16',
    threat: 'Forged addresses behind proxies',
    defence: 'Forwarded addresses count only from the proxies that the settings name',
  },
  {
    id: 'T17',
    threat: 'A changed remote',
    defence: 'Integrity of every entry and chunk, from a registry on the same origin',
  },
  {
    id: 'T18',
    threat: 'Personal data kept or given away',
    defence: 'Every column has a class; export, erasure and retention go by it',
  },
  {
    id: 'T19',
    threat: 'A changed audit log',
    defence: 'Append-only for every role, sealed into a chain of hashes that a command verifies',
  },
  {
    id: 'T20',
    threat: 'The server fetches what a stranger names',
    defence: 'Only pictures of an import, at public addresses, judged as they are dialled, redirects too; 5 s, 5 MB',
  },
  {
    id: 'T21',
    threat: 'A login that leads elsewhere',
    defence: 'No address is taken from the address: the login stands on the page that was asked for',
  },
  {
    id: 'T22',
    threat: 'The portal in a foreign frame',
    defence: 'frame-ancestors none and X-Frame-Options on every answer',
  },
  {
    id: 'T23',
    threat: 'Search and live mode tell of other tenants',
    defence: 'Search runs inside the tenant like every other read',
  },
  {
    id: 'T24',
    threat: 'Passwords chosen by an administrator',
    defence:
      'Temporary: of use only on the device that used the mailed invitation, replaced before anything else, audited',
  },
];

/** What is not done as the security text asks, and why. */
export const deviations: readonly { id: Threat['id']; reason: string }[] = [
  {
    id: 'T9',
    reason:
      'An SVG is written anew by one strict pass over an allowlist of elements and attributes (`clean-svg.ts`),' +
      ' not by DOMPurify in a worker: what is not named never gets out, there is no tree to mutate, and size, ' +
      'depth, elements and copies are bounded. A second parser looks at what is left of thousands of hostile ' +
      'drawings.',
  },
  {
    id: 'T1',
    reason:
      'ASVS 14.3.3 lets a session token stand in local storage; nothing else of a person stands beside it but ' +
      'what the frame shows',
  },
  {
    id: 'T14',
    reason:
      'ASVS 6.2.5: passwords need three of four groups, because the product asks for it; what an estimator ' +
      'holds for easy to guess, and the own name, address and company, are refused beside it (ASVS 6.2.11); ' +
      '128 characters and pasting are welcome',
  },
  {
    id: 'T15',
    reason:
      'ASVS 6.3.3 and 6.3.6: a second step is demanded of back office in production and offered to every role ' +
      '(`SECOND_STEP`); a mailed link is a way in by itself',
  },
];
