// Recognises pages that carry no evidence whatever words stand on them. Conservative: a wrong call silences a witness,
// so every rule asks for a strong sign and, where real pages share the words, for the absence of a real page around it.
import type { NotEvidenceReason, Page } from '../../domain/model/page.ts';
import { isAdversarial } from './not-evidence/adversarial.ts';
import { isKeywordList, isMachineSpam, isMasked } from './not-evidence/filler.ts';
import { PageView } from './not-evidence/page-view.ts';
import { isTemplateResidue } from './not-evidence/residue.ts';
import { isConsentWall, isLoginWall, isParked, isSoftNotFound } from './not-evidence/walls.ts';

export function notEvidenceOf(page: Page, status: number, hasPasswordField = false): NotEvidenceReason | null {
  if (status === 404 || status === 410) return 'soft_404';
  // Whatever stands below such an answer is the server's excuse and not the page that was asked for.
  if (status >= 400) return 'blocked';
  if (page.text.trim() === '' && page.structured.every((item) => item.syntax === 'opengraph')) return 'empty';
  const view = new PageView(page, hasPasswordField);
  if (isAdversarial(view)) return 'adversarial_content';
  if (isParked(view)) return 'parked_domain';
  if (isSoftNotFound(view)) return 'soft_404';
  if (isLoginWall(view)) return 'login_wall';
  if (isBlockPage(view)) return 'blocked';
  if (isConsentWall(view)) return 'consent_wall';
  if (isMasked(view)) return 'masked_text';
  if (isTemplateResidue(view)) return 'template_residue';
  if (isKeywordList(view)) return 'keyword_list';
  if (isMachineSpam(view)) return 'machine_spam';
  return null;
}

/** A robot check that answers 200: "Just a moment...", "Access denied". */
function isBlockPage(view: PageView): boolean {
  if (view.mainLength > 1200) return false;
  const head = `${view.title} ${view.headline}`.toLowerCase();
  if (
    /just a moment|attention required|access denied|are you a (?:robot|human)|security check|pardon our interruption|bot verification/.test(
      head,
    )
  ) {
    return true;
  }
  return /(?:verify|verifying|confirm) (?:that )?you are (?:a )?human|unusual traffic from your|enable javascript and cookies to continue|complete the captcha/.test(
    view.main,
  );
}
