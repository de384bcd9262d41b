// Legal forms of many jurisdictions and the general words of company names. Written by hand.

/** Legal forms, folded, longest first where one holds another. They say how a company is constituted, not which it is. */
export const LEGAL_FORMS: readonly string[] = `
selarl; selas; selafa; aarpi; slp; kb; spolka jawna; spolka komandytowa; spolka partnerska; partnerschaft von rechtsanwalten; partnerschaft; spa societa benefit; srl societa benefit; societa benefit; societe a mission; public benefit corporation; benefit corporation; benefit llc; nhs foundation trust; nhs trust; niepubliczny zaklad opieki zdrowotnej; samodzielny publiczny zaklad opieki zdrowotnej; nzoz; spzoz; sp zoz; consorzio; consorcio; konsorcjum; fondazione irccs; irccs; asst; public company limited; public joint stock company; open joint stock company; closed joint stock company; joint stock company; limited liability company; limited liability partnership; private limited company; public limited company
private limited; public limited; pvt limited; pvt ltd; pty ltd; pty limited; proprietary limited; co ltd; co limited; company limited; corp ltd; sdn bhd; gmbh & co kg; gmbh & co kgaa; se & co kgaa; ag & co kg; ag & co kgaa; gmbh und co kg; mbh & co kg
gesellschaft mit beschrankter haftung; aktiengesellschaft; kommanditgesellschaft; offene handelsgesellschaft; eingetragener verein; eingetragene genossenschaft
sociedad anonima de capital variable; sociedad anonima de seguros; sociedad anonima; sociedad limitada; sociedad de responsabilidad limitada; sociedade anonima; sociedade por quotas; sociedade limitada; societe anonyme; societe a responsabilite limitee; societe par actions simplifiee; societa per azioni; societa a responsabilita limitata; naamloze vennootschap; besloten vennootschap; aktieselskab; anpartsselskab; aktiebolag; aksjeselskap; osakeyhtio
spolka z ograniczona odpowiedzialnoscia; spolka akcyjna; spolecnost s rucenim omezenym; akciova spolecnost; drustvo s ogranicenom odgovornoscu; drustvo sa ogranicenom odgovornoscu; drustvo sa ograncenom odgovornoscu; drustvo s ogranicenom odgovornosti; drustvo sa ogranicenom odgovornosti; dionicko drustvo; akcionarsko drustvo; korlatolt felelossegu tarsasag; reszvenytarsasag; obshchestvo s ogranichennoi otvetstvennostiu; obschestvo s ogranichennoy otvetstvennostyu; aktsionernoe obshchestvo; otkrytoe aktsionernoe obshchestvo; zakrytoe aktsionernoe obshchestvo; publichnoe aktsionernoe obshchestvo; tovarystvo z obmezhenoyu vidpovidalnistyu
anonim sirketi; limited sirketi; kabushiki kaisha; kabushiki gaisha; zhu shi hui she; yugen kaisha; chusik hoesa; perseroan terbatas
sp z oo; sp z oo sp k; spolka z oo; spol s ro; spol s r o; ggmbh; gemeinnutzige gmbh; ug haftungsbeschrankt; unternehmergesellschaft haftungsbeschrankt; unternehmergesellschaft; gesmbh; ges mbh; ek; e k; e kfm; eingetragener kaufmann; partg; partg mbb; part mbb; mbb; partnerschaftsgesellschaft; genossenschaft; vvag; aor; kdor; gbr; kommanditgesellschaft auf aktien; stiftung & co kg; ug & co kg; gmbh & co ohg; ltd & co kg; bv & co kg; aktiebolag publ; abp; andelsselskab; amba; as norge; societas europaea; societas cooperativa europaea; sce
shpk; sha; fz llc; fzllc; free zone company; free zone establishment; dmcc; scs; scpa; sociedad en comandita simple; sociedad en comandita por acciones; sociedad en comandita; s en c; sociedad colectiva; sociedad por acciones simplificada; sociedad por acciones; sociedad del estado; saica; sacif; sacifi; sacv; sadecv; sa de c v; s a de c v; srl de cv; empresa individual de responsabilidad limitada; empresa publica; empresa unipersonal; compania por acciones; c por a; cia ltda; cia; compania; companhia; compania limitada; e p; entidad publica empresarial; ese; esp; eice; limited partnership; general partnership; national association; n a; na; no liability; joint stock co; jsc co; professional corporation; professional association; cooperative; co op; coop; public stock company; komanditno drustvo; druzba z omejeno odgovornostjo; delniska druzba; akcine bendrove; uzdaroji akcine bendrove; aktsiaselts; osauhing; anonymi etaireia; anonimi eteria; etaireia periorismenis efthynis; anonim ortakligi; limited ortakligi; san tic as; sanayi ve ticaret as; sanayi ve ticaret anonim sirketi; ticaret ve sanayi as; ltd sti
incorporated; inc; corporation; corporations; corp; company; companies; co; cos; limited; ltd; llc; llp; lllp; lp; plc; pllc; pc; pa; gmbh; mbh; ag; kg; kgaa; ohg; ug; ev; eg; se; sa; sas; sasu; sarl; eurl; sca; sci; snc; spa; srl; srls; sl; slu; sau; sapi de cv; sa de cv; s de rl de cv; s de rl; de cv; ltda; lda; eireli; me epp; nv; bv; bvba; sprl; vof; cv; cvba; ab; as; asa; aps; a s; oy; oyj; ehf; hf; sp z o o; spzoo; sp zoo; sp k; spk; sp j; s a; s r o; sro; spol s r o; d o o; doo; d d; dd; ad; a d; ead; eood; ood; kft; zrt; nyrt; rt; bt; kkt; oao; ooo; zao; pao; ao; jsc; ojsc; cjsc; pjsc; llc oo; too; tov; pat; prat; uab; sia; as oy; ou; ltd sti; ltd st; as ti; a s ti; kk; yk; gk; kabushikikaisha; zhushihuishe; pt; tbk; persero; bhd; berhad; pte; pte ltd; pvt; pty; ik e; ike; ae; epe; publ; filial; sucursal; branch office; intl; unlimited; scm; spc; psc; wll; fze; fzco; fz llc; saoc; saog; qsc; kscp; ksc; bsc; saa; sac; eirl; pcl; est; establishment; ipjsc; mchj; spa chile; sociedade; societe; gesellschaft
`
  .trim()
  .split(/[;\n]/)
  .map((form) => form.trim())
  .filter((form) => form !== '')
  .sort((left, right) => right.length - left.length);

/** Short forms that stand before the name where their law is at home; elsewhere they are names: SAS Institute, SPA Lasers. */
const LEADING_FORMS: ReadonlySet<string> = new Set(
  'selarl selas nzoz spzoz consorzio consorcio konsorcjum irccs asst ooo oao zao pao ojsc cjsc pjsc jsc llc too tov pat prat uab sia ead eood ood fop ip tbk pt cia societe sociedade gesellschaft company corporation firma compania companhia aktiebolaget mchj'.split(
    ' ',
  ),
);

export function isLeadingForm(form: string): boolean {
  return LEADING_FORMS.has(form) || form.length > 8;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}

/** Words that many companies bear: alone they identify none, and leaving one out hardly makes another company. */
export const GENERAL_WORDS = words(`
  editorial editora ediciones livraria libreria laboratorios laboratorio empresa empresas compania companhia societe sociedade consulting processing scientific books systems minera
  group groupe grupo gruppe gruppo holdings holding international global worldwide enterprise enterprises industries industry industrial ventures partners associates consulting consultants consultancy services service solutions
  systems system technologies technology tech software labs laboratories laboratory pharmaceuticals pharmaceutical pharma biopharmaceuticals biopharma biopharmaceutical biosciences bioscience biologics biotech biotechnology biotechnologies therapeutics therapeutic medical medicine healthcare health genomics oncology diagnostics
  sciences science research development engineering engineers manufacturing products product materials chemicals chemical electronics electronic electric energy power petroleum oil gas mining resources metals steel foods food beverages
  bank banking financial finance capital investments investment management asset insurance trust securities credit wealth advisors real estate properties property construction building builders design studio studios media entertainment pictures publishing publications publishers editorial editora editores press books communications communication networks network telecom
  airlines airways logistics transport shipping motors motor automotive aviation aerospace marine foundation institute center centre association society club council agency bureau department office network interactive digital online web data cloud analytics security
  stores store retail market markets supply trading trade commerce commercial hotels hotel resort restaurants services clinical catalytic ingenieurs ingenieria ingenierie conseils engenharia consultoria servicos services business corporate company
  innovations innovation creative marketing advertising public private national general united first american european
  ai robotics precision semiconductor semiconductors optical plastics rubber glass brewing brewery games gaming toys cosmetics beauty apparel dairy water wind solar battery auto cable wire catalytic oncology
  dienstleistung dienstleistungen servicios servizi uslugi sluzby tjanster tjenester diensten vertrieb vertriebs handel handels verwaltung verwaltungs beteiligungs beteiligungen immobilien distribuicao distribucion distribuzione sprzedaz
  equipment machinery instruments devices components tools pump paper textile farms farm agricultural
`);

/** Words that hold companies together at the top. */
export const TOP_WORDS = words(
  'group groupe grupo gruppe gruppo holdings holding holdco parent international global worldwide corporation corp bank bancorp bancshares',
);

/** Of these, what says no more than that several firms belong together. */
export const GROUP_WORDS = words('group groupe grupo gruppe gruppo holdings holding');

/** Places and directions that mark a branch. */
export const PLACE_MARKS = words(`
  america americas usa us unitedstates north south east west northern southern eastern western northwest northeast southwest southeast central europe european emea apac asia asian africa african pacific atlantic
  uk unitedkingdom britain british england scotland ireland germany deutschland france italia italy spain espana portugal netherlands nederland belgium switzerland schweiz suisse austria osterreich sweden sverige norway norge denmark danmark finland poland polska czech hungary romania russia ukraine turkey turkiye
  india china japan korea taiwan singapore malaysia indonesia thailand vietnam philippines australia newzealand canada mexico brazil brasil argentina chile colombia peru southafrica nigeria kenya egypt israel dubai uae emirates
  california texas florida newyork boston chicago london paris berlin tokyo shanghai beijing hongkong dallas houston seattle atlanta toronto sydney latin middle mideast benelux nordic baltic iberia
`);

/** Words that name a business inside a house rather than the house: `Royal London Asset Management`. */
export const BUSINESS_WORDS = words(`
  asset wealth insurance logistics leasing realty mobile music capital ventures retail mortgage bank securities credit foundation academy innovation consumer aviation
  cars trucks aluminium chemicals extrusion care healthcare shipping
`);

/** Trades that as often only round off the name as they name a business of the organisation: `Brightwater Motors`, `Brightwater Records`. */
export const TRADE_WORDS = words(
  'broadcasting records recordings entertainment studios motors energy foods publishing communications airlines financial finance pictures books publishers comics news network television stores hospital society journal',
);

/** Neighbouring trades: a young company that turns from one to the other stays itself. */
export const NEAR_TRADES: readonly ReadonlySet<string>[] = [
  words(
    'pharma pharmaceuticals pharmaceutical biopharma biopharmaceuticals biotech biotechnology biotechnologies therapeutics biosciences bioscience biologics medicine medical health healthcare labs laboratories laboratory sciences science diagnostics genomics oncology pharmacy biotechnology',
  ),
  words(
    'technologies technology tech software systems system solutions labs digital data analytics networks network ai robotics electronics semiconductor',
  ),
  words('consulting consultants consultancy advisors associates partners group services'),
];

/** Places that Chinese companies bear before their name by law: `Hunan Credo Pump Co., Ltd` is Credo Pump. */
export const CHINESE_PLACES = words(`
  beijing shanghai tianjin chongqing guangdong guangzhou shenzhen zhejiang hangzhou ningbo wenzhou jiangsu nanjing suzhou wuxi shandong jinan qingdao yantai hunan changsha hubei wuhan henan zhengzhou hebei shijiazhuang
  sichuan chengdu shaanxi xian shanxi taiyuan liaoning dalian shenyang jilin changchun heilongjiang harbin anhui hefei fujian fuzhou xiamen jiangxi nanchang yunnan kunming guizhou guiyang guangxi nanning hainan gansu lanzhou
  qinghai ningxia xinjiang tibet neimenggu hongkong macau taiwan dongguan foshan zhuhai
`);
