/** The larger pieces: provided by the shell, loaded beside the role's remote and never on the login page. */
export { useForm } from 'react-hook-form';
