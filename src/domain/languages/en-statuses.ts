// English words, with a few of its neighbours', for the state of a study or a post: honorary, unfinished, in progress, over, refused.
import type { FindingStatus } from '../model/finding.ts';

interface StatusRule {
  status: FindingStatus;
  pattern: RegExp;
}

/** First match wins. Each line has its example. */
export const STATUS_RULES: readonly StatusRule[] = [
  { status: 'revoked', pattern: /\b(?:revoked|rescinded|stripped of (?:his|her|the|their)|degree was withdrawn)\b/i }, // his degree was revoked
  {
    status: 'negated',
    pattern:
      /\b(?:falsely claim\w{0,4}|false claims?|degrees? (?:was|were|is) not from|fabricat\w{1,5}|bogus|diploma mill|never (?:(?:actually |formally |in fact |been )?(?:attended|studied|enrolled|received|earned|held|worked)|(?:been )?an? (?:[\p{Ll}-]+ )?(?:student|pupil|graduate))|did not (?:attend|enrol|enroll|study|receive|earn|hold|work)|no record of|not a graduate of|does not (?:have|hold) (?:a|an)|(?:has|have|had|holds?|held) no(?= \p{L})|(?:accepted|admitted|offered a place|won a place|accepted a place)\b[^.;]{0,80}\bbut (?:he |she |they |instead |later |then )?(?:chose|opted|decided|declined|never|turned|did not|didn['’]t|could(?: not|n['’]t)|was (?:unable|forced|prevented|obliged|not able)|lacked|had to|went|elected|joined|deferred|enlisted)|(?:accepted (?:to|into|by|at)|admitted (?:to|into))\b[^.;]{0,80}\bbut (?!(?:he |she |they |I )?(?:soon |later |then )?(?:left|dropped|transferred|withdrew|quit|did not (?:finish|graduate|complete)|didn['’]t (?:finish|graduate|complete)|never (?:finished|graduated|completed)|only|stayed|graduated|had to leave))|scholarship\b[^.;]{0,60}\bbut (?:he |she |they )?(?:could not|couldn['’]t|was unable|declined|turned|never|did not|had to)|turned down|declined an? (?:offer|place)|rejected by|(?:denied|refused) (?:admission|entry|entrance|a place)|lied about)(?!\p{L})\b/iu,
  }, // never attended X
  {
    status: 'honorary',
    pattern:
      /\b(?:honorary|honoris causa|hon\.? causa|h\. ?c\.|Ehrendoktor\w{0,4}|Ehrenpromotion|docteur honoris|doctor honoris)/i,
  }, // honorary doctorate
  {
    status: 'not_conferred',
    pattern:
      /\b(?:not conferred|(?:did|does|do) not (?:complete|finish|graduate|take a degree|obtain)|(?:failed|unable) to (?:complete|finish|graduate|obtain|earn|take)|didn['’]t (?:complete|finish|graduate)|dropped out|drop(?:ping)? out|without (?:graduating|completing|finishing|(?:taking |obtaining |earning |receiving )?(?:a|his|her|the) (?:degree|diploma))|never (?:completed|finished|graduated|obtained|submitted|defended|wrote (?:a|his|her|the) (?:thesis|dissertation)|took (?:a|his|her|the|any) degree)|(?:had|has|have) not (?:completed|finished|graduated|obtained|earned|received|been awarded)|(?:all (?:of )?(?:the |her |his )?)?course ?work (?:(?:for|toward\w?) (?:a|an|the|his|her)|completed|only)|studies were (?:interrupted|cut short|broken off)|left (?:school(?! at | aged | when | in )|college|university|before (?:graduating|completing|finishing)|without)|but (?:soon |later |then )?left(?! (?:a|an|no) (?:mark|legacy|trace|impression))|unfinished|half-finished|incomplete|all but dissertation|\bABD\b|withdrew|withdrawing from|expelled|sent down|abandon(?:ed|ing) (?:his|her|their|the|it)|(?:short|shy) of (?:a|his|her|the|graduating|completing|graduation)|gave up (?:his|her|their) (?:studies|course|place)|interrupted (?:his|her|their) (?:studies|education)|abgebrochen|brach [^.;]{0,60} ab|ohne Abschluss|abandonn\w{1,4}|abandon[óo]|sin terminar|interrotto|niet afgemaakt)\b/i,
  },
  {
    status: 'expected',
    pattern:
      /\b(?:expected|anticipated|expects to|will (?:graduate|complete|receive|attend|enrol|enroll|study|enter|begin)|voraussichtlich|prévu|previsto|verwacht)\b/i,
  }, // expected May 2015
  {
    status: 'in_progress',
    pattern:
      /\b(?:currently (?:studying|pursuing|completing|enrolled|attending|working (?:on|toward\w?)|reading|a (?:student|graduate|doctoral|phd|ph\.d|master|first|second|third|fourth)|finishing|doing)|(?:is|am|are|now) (?:currently |also |now |just )?(?:studying|pursuing|completing|undergoing|undertaking|(?:finishing(?: up| off)?|doing|writing(?: up)?) (?:an?|his|her|my|their) (?:[\p{L}-]{1,14} ){0,2}(?:ph\.?d|d\.?phil|doctora|master|m\.?b\.?a|m\.?sc?\b|b\.?sc?\b|bachelor|degree|dissertation|thesis|studies)|enrolled|majoring|working (?:on|toward\w?) (?:a|an|his|her|my|the)|reading for|an? (?:undergraduate|graduate|phd|ph\.d\.?|doctoral|master['’]?s?|junior|senior|sophomore|freshman|college|law|medical|mba) (?:student|candidate)|an? (?:[\p{L}-]{1,14} ){0,3}(?:student|candidate|junior|senior|sophomore|freshman)\b)|an? (?:[\p{Ll}-]{1,14} ){0,2}(?:sophomore|freshman|junior|senior)\b[^,;.]{0,40}\b(?:majoring in|at)|(?:is|now|currently)\b[^,;.]{0,20}\bin (?:his|her|my|their) (?:first|second|third|fourth|fifth|final|last|senior|junior|sophomore|freshman) year (?:of|at|as|in)|ph\.?d\.? (?:student|candidate)|doctoral (?:student|candidate)|candidate for|pursuing|in progress|working toward\w? (?:a|an|his|her|my|the)|\bstudent (?:at|in|of)|studente (?:di|all|presso|del)|studentessa|étudiante? (?:à|en)|in corso|en cours|(?:derzeit|aktuell|zurzeit|momentan|seit (?:19|20)\d{2}) (?:studier|promovier)|promoviert (?:seit|derzeit|aktuell|zurzeit|momentan)\b|(?<!(?:habe|hat|haben|hatte)(?![\p{L}])[^.;]{0,80})studiert(?!e)|doctorand\w{0,2}|Doktorand\w{0,2}|cursando|cursa actualmente|actualmente cursa|cursa (?:el|la|un|una) (?:doctorado|máster|maestría|grado)|está (?:a )?(?:conclu(?:ir|indo)|termina(?:r|ndo)|finaliza(?:r|ndo)|faze(?:r|ndo)|tirar|cursar|frequentar) (?:o|um|a|uma|su|el|un) |frequenta (?:o|a|um|uma|atualmente)|doutorand\w{1,2}|dottorand\w{1,2}|prépare (?:actuellement |aujourd['’]hui )?(?:une thèse|un doctorat|sa thèse|son doctorat|un master)|sta (?:svolgendo|frequentando|conseguendo|completando)|promovend[aiu]\w{0,1}|bezig met|en curso|(?:degree|ph\.?d\.?|m\.?s\.?c?\.?) candidate|i['’]m (?:studying|pursuing|a (?:student|senior|junior|graduate student)))/iu,
  },
  {
    status: 'non_degree',
    pattern:
      /\b(?:non-degree|exchange (?:student|program|programme|semester|year)|visiting student|summer school|summer program\w{0,2}|study abroad|semester abroad|online course\w{0,2}|MOOC|Coursera|edX|Udacity|bootcamp|certificate (?:program\w{0,2}|course|in|of)|(?:executives?|management|leadership|development)\b[^,;.]{0,45}\b(?:education|program\w{0,2})|program\w{0,2} for (?:executive|management|leadership|senior)[^,;.]{0,30}|(?:summer|extension|evening|night|weekend|correspondence|adult-education) (?:courses?|classes|school)|(?:took|taking|takes) (?:[\p{Ll}-]+ ){0,2}(?:courses?|classes)|continuing education|short course|Auslandssemester|erasmus)\b/iu,
  },
  {
    status: 'attended',
    pattern:
      /\b(?:attended|attending|attends|enrol(?:l?ed|l?ing)|entered|(?:began|started|beginning|starting|continued|continuing|pursued) (?:his|her|their|my) (?:[\p{L}-]+ ){0,2}(?:studies|education|schooling)|studied|studying|went to|took (?:classes|courses)|besuchte|transferred|educated|coursework|matriculated|student at|frequented|matriculating|(?:was |were |been |got |gained )?(?:admitted|admission|accepted) (?:to|into|in|at|by))\b/iu,
  },
];

/** "attended the M.D. program at O": whether it was completed is not said, though a degree is named. */
export const ATTENDED_COURSE =
  /\b(?:attend(?:ed|ing|s)|enrolled in|entered|(?:admitted|accepted) (?:in)?to) (?:the|an?|its|their) (?:[\p{L}.'’-]+ ){1,4}(?:degree )?program(?:me)?\b(?!.*\b(?:graduat|earn|receiv|complet|obtain|award|finish|defend))/iu;

/** "was a student at O", "As a student at O, she worked": over, unless the words speak of today. */
export const WAS_STUDENT =
  /\b(?:(?:was|were|had been|became|former|while|when|as) (?:an? |the |still )?(?:[\p{L}-]{1,14} ){0,3}(?:student|candidate|undergraduate)\b|an? (?:[\p{L}-]{1,14} ){0,2}student (?:at|of|in) [^.;,]{2,80}, (?:he|she|they|\p{Lu}\p{L}+) \p{Ll}+ed\b)/iu;

export const PAST =
  /\b(?:former(?:ly)?|past (?=(?:vice[- ]|national |board |state )?(?:president|chair|director|treasurer|secretary|member|governor|commander|master))|previously|prior to|before joining|until|ex-|emerit(?:us|a)|was|were|had been|worked|served|taught|played|left|resigned|retired|joined|founded|ehemalig\w{0,2}|früher\w{0,2}|ancien(?:ne)?|ex|antigu[oa]|già|voormalig\w?|spent|did|held|late|founding|co-founded|stepped down|fired|hired|appointed|became|employed)\b/i;
export const CURRENT =
  /\b(?:is|am|are|currently|current|now|presently|today|serves|works|teaches|holds|leads|runs|heads|has been|since|present|derzeit|aktuell|seit|actuellement|depuis|actualmente|desde|attualmente|dal|momenteel|sinds)\b/i;

export const NEGATED_POST =
  /\b(?:never (?:been |formally |actually |officially )?(?:worked|joined|held|served|employed|hired|taught|a member|on the (?:staff|faculty))|(?:was|were|is) not (?:employed|hired|on the (?:staff|faculty))|did not (?:work|join|serve)|turned down|declined|refused|rejected|falsely claim\w{0,4}|(?:was|were|been|is|being) (?:also |once |even |later |first |then |reportedly )?(?:offered|considered for|shortlisted for|in the running for|tipped (?:for|as|to))|offered (?:an? |the )?(?:job|position|post)|unsuccessful candidate|unsuccessfully (?:nominated|ran|sought|stood|applied|contested)|not a member|no longer a candidate|applied (?:to|for))\b/i;
