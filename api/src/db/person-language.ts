import type { Locale } from '@portal/contract/constants';
import { sql } from 'kysely';

/**
 * Language of mails to an employee, by the rule of `personLanguage`. The names are those of the query's tables; the
 * login may be missing.
 */
export const employeeLanguage = (user = 'u', employee = 'e', company = 'c') =>
  sql<Locale>`person_language(${sql.ref(`${user}.own_language`)}, ${sql.ref(`${employee}.language`)},
    ${sql.ref(`${company}.language`)})`;

/** Language of mails to an administrator, whose form states it. */
export const administratorLanguage = (user = 'u') =>
  sql<Locale>`person_language(${sql.ref(`${user}.own_language`)}, ${sql.ref(`${user}.language`)}, null)`;

/** Language of mails to a login, whatever it acts as. */
export const loginLanguage = (user = 'users') => sql<Locale>`login_language(${sql.ref(`${user}.id`)})`;
