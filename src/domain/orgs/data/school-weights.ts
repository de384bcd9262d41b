// Weights of what two names of schools have in common and apart: natural log-odds for "one school" and for "one is a part of
// the other", both against "two schools". Fitted on names, former names, translations and neighbours of institutions of one country;
// each with a case in which it speaks. Observation | same | part | example.

export const SCHOOL_WEIGHTS = `
alike:kindred             |  1.51 | -0.14 | Institute of Engineering beside Institute of Technology
alike:own                 |  1.94 |  0.86 | Kwillon beside Quillon, spelt by ear
alike:translated          |  1.39 |  0.66 | Quillonski beside Quillonskom, in two languages
always                    | -0.39 | -2.49 | any two names of one country that share a word
both:academy              |  0.24 |  0.19 | Lindby Academy of Arts beside Lindby School of Music
both:campus               | -0.07 |  0.67 | Brightwater University North Campus beside Brightwater College
both:centre               | -0.17 |  1.68 | Lindby Centre for Ageing beside University of Lindby
both:college              |  0.89 |  0.99 | Lindby College of Art beside University of Lindby
both:common-end           | -0.33 |  0.02 | University of Saint Mary beside College of Saint Paul
both:common-front         | -0.17 | -1.15 | Gandhi College, Lindby beside Nehru College, Lindby
both:common-middle        | -0.25 | -0.42 | Lindby Gandhi College beside Lindby Nehru College
both:direction            | -0.63 |  0.20 | North Lindby College beside South Lindby University
both:education            | -0.33 | -0.50 | Lindby College of Education beside Lindby Institute of Law
both:engineering          | -0.48 |  0.30 | Lindby College of Engineering beside Lindby Institute of Law
both:faith                | -0.89 | -1.68 | Lindby Christian College beside Lindby Adventist University
both:holding              |  0.31 | -0.95 | Government College, Lindby beside Lindby Private University
both:hospital             | -0.99 | -0.62 | Lindby University Hospital beside Lindby Medical School
both:institute            |  0.97 |  1.42 | Lindby Institute beside Lindby College
both:level                |  0.42 |  0.61 | Lindby Higher School beside Lindby Professional College
both:medicine             | -1.55 | -0.18 | Lindby Medical College beside Lindby School of Law
both:number               |  0.28 |  0.61 | University of Lindby II beside Lindby State University
both:place-end            | -0.39 |  0.80 | University of Valdoro, Vienna beside Valdoro College, Munich
both:place-front          | -0.08 |  0.11 | Vienna Music Academy beside Munich Music Academy
both:place-middle         | -0.20 | -0.04 | Royal Vienna Academy beside Royal Munich Academy
both:quality              | -0.14 | -0.41 | Lindby Open University beside Lindby Metropolitan College
both:rank                 | -0.03 |  0.31 | Lindby Polytechnic beside Lindby Conservatory
both:rare-end             | -0.33 | -0.06 | University of Quillon beside College of Eastmere
both:rare-front           |  0.32 |  0.07 | Quillon State College beside Eastmere State College
both:rare-middle          |  0.07 | -0.12 | College Quillon of Law beside College Eastmere of Law
both:research             | -0.89 |  0.54 | Lindby Research Institute beside Lindby University
both:school               |  0.82 |  0.83 | Lindby School of Art beside Lindby College of Art
both:science              |  0.03 |  0.75 | Lindby University of Science beside Lindby College of Law
both:short-form           |  0.53 |  0.58 | HEP Lindby beside Lindby College
both:standing             | -0.34 |  0.24 | Lindby State University beside Lindby National Academy
both:subject              | -0.48 | -0.14 | Lindby University of Law beside Lindby University of Music
both:system               | -0.54 |  1.49 | Lindby University System beside Lindby College
both:technology           | -0.58 | -1.57 | Lindby University of Technology beside Lindby University of Law
both:type                 | -0.20 | -0.52 | Lindby Foundation beside Lindby College
both:university           |  1.31 |  1.83 | University of Lindby beside Lindby College of Art
both:women                | -0.25 | -0.34 | Lindby Women's College beside Lindby University
both:world                | -0.52 | -0.68 | American University of Lindby beside Lindby European College
clash:alike               |  1.21 |  0.02 | Quillona beside Quillonara, as a share of the letters
clash:own                 | -1.41 | -0.48 | Quillon College beside Eastmere College
clash:translated          | -1.25 | -0.99 | Universidad de Quillon beside University of Eastmere
one:academy               |  1.42 |  0.58 | Lindby Music beside Lindby Music Academy
one:campus                |  1.27 |  1.11 | Brightwater University beside Brightwater University Campus
one:centre                |  0.40 |  0.52 | Lindby Law beside Lindby Law Centre
one:college               |  0.88 |  0.88 | Lindby Baptist beside Lindby Baptist College
one:common-end            | -0.46 |  0.44 | Sacred Heart College beside Sacred Heart College Saint Paul
one:common-front          |  0.17 |  0.07 | Bryan College beside William Bryan College
one:common-middle         |  0.31 |  1.01 | University of Lindby beside University Gandhi of Lindby
one:direction             | -0.67 |  0.82 | Lindby University beside North Lindby University
one:education             |  0.47 |  0.34 | Lindby College beside Lindby College of Education
one:engineering           |  1.07 |  0.39 | Lindby Institute of Technology beside Lindby Institute of Engineering and Technology
one:faith                 |  0.07 | -0.59 | Lindby College beside Lindby Baptist College
one:holding               |  1.20 |  0.30 | Lindby College beside Government Lindby College
one:hospital              |  1.30 |  0.47 | Lindby Medical College beside Lindby Medical College and Hospital
one:institute             |  0.48 |  0.24 | Quillon beside Quillon Institute
one:level                 |  1.06 |  0.77 | Lindby College beside Lindby Graduate College
one:medicine              | -0.66 | -0.04 | Lindby University beside Lindby Medical University
one:place-end             |  0.33 |  1.09 | Brightwater University beside Brightwater University Vienna
one:place-front           |  0.70 | -0.31 | Lindqvist University beside Vienna Lindqvist University
one:place-middle          |  1.08 |  0.32 | University Eastmere beside University of Vienna Eastmere
one:quality               |  0.17 | -0.21 | Lindby University beside Lindby Open University
one:rank                  |  0.55 |  1.16 | Lindby Music beside Lindby Music Conservatory
one:rare-end              | -0.03 |  0.48 | Brightwater University beside Brightwater University Quillon
one:rare-front            |  0.12 |  0.91 | Lindby College beside Quillon Lindby College
one:rare-middle           |  0.38 |  0.40 | University of Tours beside University Quillon of Tours
one:research              | -0.12 |  0.22 | Lindby Institute beside Lindby Research Institute
one:school                |  2.21 |  1.16 | Lindby Law beside Lindby Law School
one:science               | -0.14 |  0.22 | Lindby University of Technology beside Lindby University of Science and Technology
one:short-form            |  0.66 |  1.05 | Lindby University beside Lindby HEP University
one:standing              |  0.60 | -0.99 | Quillon Medical University beside Quillon State Medical University
one:subject               |  0.10 |  0.47 | Lindby University beside Lindby University of Law
one:system                |  0.96 |  1.90 | University of Lindby beside University of Lindby System
one:technology            |  0.15 | -0.44 | Lindby College beside Lindby College of Technology
one:type                  |  0.78 |  0.29 | Lindby College beside Lindby College Foundation
one:university            |  2.55 |  1.95 | Quillon beside Quillon University
one:women                 | -1.40 | -0.33 | Lindby College beside Lindby Women's College
one:world                 | -0.69 |  0.55 | Lindby University beside Lindby International University
over:nothing              |  1.57 | -0.24 | University of Vienna beside Universität Wien
part:campus               |  1.00 |  1.49 | Brightwater University beside its Quillon Campus
part:of-many-places       | -0.60 | -0.16 | University of Texas beside University of Texas Quillon
part:place-behind         |  0.51 |  0.93 | Brightwater College beside Brightwater College Limerick
part:system-both          | -0.30 |  1.00 | Quillon State College beside the Lindby University System
part:system-one           | -1.09 | -0.25 | University of Lindby beside University of Lindby System
part:unit-added           | -1.33 |  0.23 | Brightwater University beside Brightwater University School of Law
part:unit-elsewhere       | -0.40 |  0.16 | Quillon Institute of Lindby beside Eastmere University
part:unit-of-name         | -0.67 |  0.15 | Emory Institute of Law beside Emory University
part:unit-of-subject      |  0.21 |  0.65 | Lindby Institute of Law beside University of Lindby
rank:other                | -0.15 | -0.55 | Lindby College beside Lindby Academy
rank:university-academy   | -1.22 | -1.54 | Lindby Academy beside Lindby University
rank:university-college   | -0.46 | -1.81 | Lindby College beside Lindby University
rank:university-institute | -0.80 | -1.88 | Lindby Institute beside Lindby University
rank:university-other     | -0.71 | -0.85 | Lindby Polytechnic beside Lindby University
rank:university-school    | -0.10 | -0.08 | Lindby School beside Lindby University
rule:different            | -1.41 | -1.72 | the rules see two schools
rule:faint                | -0.49 | -1.02 | the rules see one school by a namesake alone
rule:fair                 |  0.43 | -0.60 | the rules see one school with another rank
rule:likely               |  1.22 |  1.24 | the rules see one school with its town
rule:part                 |  0.34 |  2.04 | the rules see a part and its whole
rule:same                 |  2.26 |  0.68 | the rules see one school, word for word
shared:common             | -0.11 | -0.17 | Gandhi in both
shared:number             |  0.76 |  0.17 | the same number in both: Lyon III, Lyon 3
shared:place              |  0.02 |  0.07 | Vienna in both
shared:quality            |  0.44 |  0.56 | National in both
shared:rare               |  1.34 |  0.75 | Quillon in both, a word no other school bears
shared:short-form         |  4.00 |  2.46 | ESQ Norte beside Escola Superior Quillon Norte
shared:some               | -0.13 | -0.39 | Heilongjiang in both, a word that several schools bear
shared:subject            |  0.50 | -0.05 | Law in both
translated                |  2.62 | -0.27 | University beside Universidad
two-listed                | -1.93 |  0.45 | both names stand in the list of the world's schools, as two
`;
