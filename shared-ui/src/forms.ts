/**
 * `@portal/shared-ui/forms`: forms and their fields (STYLE 1.7). Provided by the shell, loaded with the first page that
 * has a form. Every name is listed here.
 */
export { changedFields, isUnchanged } from './form/changed-fields.ts';
export { CheckboxField, DayField, RadioField, SelectField } from './form/ChoiceFields.tsx';
export { CountryField } from './form/CountryField.tsx';
export { FieldFault } from './form/FieldFault.tsx';
export { FieldRow, Fields, Form, FormActions, SaveActions } from './form/Form.tsx';
export { MoneyField, NumberField, PercentField } from './form/NumberFields.tsx';
export { useFormDraft, type FormDraft } from './form/draft/use-form-draft.ts';
export { useEditing, type OpenConflict } from './form/editing/use-editing.ts';
export { partOf } from './form/part-of.ts';
export { EmailField, PasswordField, TextAreaField, TextField } from './form/TextFields.tsx';
export { useFieldWords } from './form/use-form-field.ts';
export { useSchemaForm, type SchemaForm } from './form/use-schema-form.ts';
export { useFieldArray, useWatch, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
