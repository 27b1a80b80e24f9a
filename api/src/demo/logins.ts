/** One login per kind of person; shown by `npm start` and, in development only, on the login page. */
export const demoPassword = 'Benefits-2026';

export type DemoLogin = {
  label: string;
  role: 'admin' | 'supplier' | 'company' | 'employee';
  email: string;
  password: string;
};

export const demoLogins: DemoLogin[] = [
  { label: 'Back office', role: 'admin', email: 'admin@portal.example', password: demoPassword },
  { label: 'Supplier', role: 'supplier', email: 'tele@telegros.example', password: demoPassword },
  { label: 'Company', role: 'company', email: 'mette@nordlys.example', password: demoPassword },
  { label: 'Employee', role: 'employee', email: 'anna@nordlys.example', password: demoPassword },
];
