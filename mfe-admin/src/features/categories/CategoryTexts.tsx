import { useLingui } from '@lingui/react/macro';
import { Card, languageNames } from '@portal/shared-ui';
import { FieldRow, Fields, TextAreaField } from '@portal/shared-ui/forms';
import type { CategorySchemaForm } from './category-form.ts';

/** Texts in both languages: the rules that an employee accepts are versioned (RULES 2.1). */
export function CategoryTexts({ form, rulesVersion }: { form: CategorySchemaForm; rulesVersion?: number }) {
  const { t } = useLingui();
  const [english, danish] = [languageNames['en-us'], languageNames['da-dk']];
  return (
    <Card title={t`Texts for employees`}>
      <Fields>
        <FieldRow>
          <TextAreaField
            form={form}
            name="rules.en-us"
            label={t`Rules to accept, ${english}`}
            hint={
              rulesVersion
                ? t`Version ${rulesVersion}. A change makes a new version; orders keep the one that was accepted.`
                : undefined
            }
          />
          <TextAreaField form={form} name="rules.da-dk" label={t`Rules to accept, ${danish}`} />
        </FieldRow>
        <FieldRow>
          <TextAreaField
            form={form}
            name="salaryCalculation.en-us"
            label={t`Under the estimate, ${english}`}
            isOptional
          />
          <TextAreaField
            form={form}
            name="salaryCalculation.da-dk"
            label={t`Under the estimate, ${danish}`}
            isOptional
          />
        </FieldRow>
      </Fields>
    </Card>
  );
}
