// The form that is being filled in, kept while the person looks at other pages.
import { emptyForm, type VerifyForm } from './verify-form.ts';

let kept: VerifyForm | null = null;

export function keptForm(): VerifyForm {
  return kept ?? emptyForm();
}

export function keepForm(form: VerifyForm | null): void {
  kept = form;
}
