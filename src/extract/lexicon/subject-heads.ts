// Words that head the names of subjects: "computer science", "droit".

/** Known heads of subjects: lets a comma start a field ("Ph.D., Computer Science, 1989"). */
export const SUBJECT_HEADS = new Set(
  `science sciences engineering mathematics math maths physics chemistry biology history english economics psychology sociology philosophy politics political government law medicine music art arts business administration management accounting finance marketing statistics education literature languages linguistics computer computing informatics information technology electronics electrical mechanical civil chemical architecture journalism communication communications theology divinity religion geography geology astronomy anthropology classics nursing pharmacy agriculture psychology theatre drama dance film fine applied international relations studies public policy affairs social work environmental biochemistry genetics neuroscience criminology informatica scienze ingegneria fisica matematica economia informatik physik mathematik maschinenbau elektrotechnik betriebswirtschaft wirtschaftsinformatik jura chemie geschichte medizin architektur informatique physique mathématiques droit gestion derecho ingeniería administración c.s cs ee eecs robotics logic operations research materials aerospace industrial software systems network`.split(
    ' ',
  ),
);
