// The form that is being filled in, kept while other pages are looked at and over a reload; it ends with the tab.
import { emptyForm, freshIds, type VerifyForm } from './verify-form.ts';

const PLACE = 'bonafide.draft';

export function keptForm(): VerifyForm {
  try {
    const kept = sessionStorage.getItem(PLACE);
    return kept === null ? emptyForm() : freshIds(JSON.parse(kept) as VerifyForm);
  } catch {
    return emptyForm();
  }
}

export function keepForm(form: VerifyForm | null): void {
  try {
    if (form === null) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, JSON.stringify(form));
  } catch {
    // A browser that keeps nothing loses the draft with the page, as before.
  }
}
