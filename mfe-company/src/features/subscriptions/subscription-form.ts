import type { SchemaForm } from '@portal/shared-ui/forms';
import type { WizardDraft } from './wizard-draft.ts';

/** The form that all fields of a subscription belong to, in the wizard and on the edit page. */
export type SubscriptionForm = SchemaForm<WizardDraft, WizardDraft>;

/** `isLocked`: employees have ordered, so only name, end date and added people may change (SPEC 4). */
export type SubscriptionFieldsProps = { form: SubscriptionForm; isLocked?: boolean };
