// Pages that stand in the way of the page that was asked for: login, consent, parked, not found.
import type { PageView } from './page-view.ts';

/** A wall has little text of its own; a profile with a "Sign in" button has more. */
const WALL_LENGTH = 1500;

const LOGIN_ADDRESS =
  /\/authwall\b|\/uas\/login|\/checkpoint\/(?:lg|challenge)|accounts\.google\.com\/|\/(?:login|signin|sign-in|sign_in)(?:\.\w{2,5})?\/?(?:\?|$)|\/wp-login\.php/i;
const LOGIN_HEAD =
  /^(?:sign in|log ?in|sign up|join now|anmelden|einloggen|se connecter|connexion|iniciar sesi[oó]n|accedi|entrar|inloggen|please (?:log|sign) in|member login)\b/i;
const LOGIN_DEMAND =
  /(?:sign|log) ?in(?: or (?:sign|register|join)[a-z ]{0,20})? to (?:view|see|continue|access|read|unlock)|(?:you )?(?:must|need to) (?:be logged in|log in|sign in)|please (?:log|sign) ?in to |join (?:linkedin|now|today) to (?:see|view)|create (?:a free |an )?account to (?:continue|view|see|read|access)|subscribe to (?:continue|keep) reading|melden sie sich an, um|connectez-vous pour (?:voir|acc[eé]der|continuer)|inicia sesi[oó]n para (?:ver|continuar)/;

export function isLoginWall(view: PageView): boolean {
  if (LOGIN_ADDRESS.test(view.url) && (view.hasPasswordField || view.mainLength < WALL_LENGTH)) return true;
  if (view.mainLength > WALL_LENGTH) return false;
  const head = LOGIN_HEAD.test(view.title.trim()) || LOGIN_HEAD.test(view.headline.trim());
  if (view.hasPasswordField && (head || LOGIN_DEMAND.test(view.main))) return true;
  // Without a form the demand itself must fill the page.
  return LOGIN_DEMAND.test(view.main) && (head || view.mainLength < 500);
}

const CONSENT_HEAD =
  /^(?:before you continue|we value your privacy|your privacy|cookie (?:consent|settings|preferences)|privacy settings)/i;
const CONSENT_WORD =
  /cookies?|consent|your privacy|personali[sz]ed (?:ads|content)|our partners|legitimate interest|datenschutz|einwilligung|vie priv[eé]e|privacidad|accept all|reject all|manage (?:options|settings|preferences)/;

/** Most of the page speaks of cookies, and it says little else. */
export function isConsentWall(view: PageView): boolean {
  if (view.mainLength > 4000 || view.mainLength === 0) return false;
  const head = CONSENT_HEAD.test(view.title.trim()) || CONSENT_HEAD.test(view.headline.trim());
  const most = view.mainLength * (head ? 0.4 : 0.75);
  let about = 0;
  let signs = 0;
  for (const block of view.blocks) {
    if (CONSENT_WORD.test(block.toLowerCase())) {
      about += block.length;
      signs += 1;
    }
  }
  return about > most && signs >= 2;
}

const PARKED =
  /(?:this|the) domain (?:name )?(?:\S{3,60} )?(?:is|may be) (?:for sale|available for purchase|parked)|buy this domain|domain (?:is )?parked (?:free|by|courtesy)|parked free, courtesy of|this (?:web ?site|page) is parked|inquire about this domain|diese domain (?:steht zum verkauf|kaufen)|ce domaine est (?:à|a) vendre|este dominio est[aá] en venta/;
const PARKING_HOST = /(?:sedoparking|sedo|hugedomains|dan|afternic|parkingcrew|bodis|undeveloped|godaddy)\.com/i;

export function isParked(view: PageView): boolean {
  if (view.mainLength > 2500) return false;
  if (PARKED.test(view.main) || PARKED.test(view.title.toLowerCase())) return true;
  return (
    view.mainLength < 800 &&
    (view.main.includes('domain') || view.main.includes('related searches')) &&
    view.links.length < 40 &&
    view.links.some(({ href }) => PARKING_HOST.test(href))
  );
}

const NOT_FOUND_HEAD =
  /^(?:error )?404\b|\b404\b.{0,20}(?:not found|error)|\berror 404\b|(?:page|profile|user|file|content) (?:was |is |could )?(?:not|n't|cannot) (?:be )?found|page (?:doesn|isn)['’]t (?:exist|available)|not found$|no longer (?:available|exists)|seite (?:wurde )?nicht gefunden|page (?:introuvable|non trouv[eé]e)|p[aá]gina no encontrada|p[aá]gina n[aã]o encontrada|pagina non trovata|pagina niet gevonden/i;
const NOT_FOUND_TEXT =
  /(?:page|profile|content|url|file|document) (?:that )?you (?:requested|are looking for|were looking for|have requested).{0,40}(?:not|n['’]t|no longer|removed|moved|exist)|we (?:can|could)(?:'t|’t|not) find (?:the|that|this) page|this (?:page|profile|account) (?:does not|doesn['’]t|no longer) exists?/;

export function isSoftNotFound(view: PageView): boolean {
  if (view.mainLength > WALL_LENGTH) return false;
  if (NOT_FOUND_HEAD.test(view.title.trim()) || NOT_FOUND_HEAD.test(view.headline.trim())) return true;
  return view.mainLength < 600 && NOT_FOUND_TEXT.test(view.main);
}
