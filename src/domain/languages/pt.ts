import { degrees, headNouns, list, lists, pack, titles } from './pack.ts';

const TITLES = titles`
  chief executive officer = diretor executivo|diretora executiva|diretor-geral|diretora-geral|diretor geral|diretora geral|CEO|presidente executivo|presidente executiva|diretor-presidente|diretora-presidente|administrador-delegado|presidente da comissão executiva
  chief financial officer = diretor financeiro|diretora financeira|CFO|diretor administrativo-financeiro
  chief operating officer = diretor de operações|diretora de operações|COO
  chief technology officer = diretor de tecnologia|diretora de tecnologia|CTO|diretor de tecnologias
  chief information officer = diretor de TI|diretor de sistemas de informação
  chief medical officer = diretor médico|diretora médica|responsável técnico|responsável técnica|responsável técnico médico
  chief scientific officer = diretor científico|diretora científica
  managing director = gerente geral|sócio-gerente|sócia-gerente|sócio-administrador|sócia-administradora|administrador|administradora|sócio-gestor
  director = diretor|diretora|director|directora
  deputy director = diretor adjunto|diretora adjunta|subdiretor|subdiretora|vice-diretor|vice-diretora
  president = presidente
  vice president = vice-presidente
  chair = presidente do conselho de administração|presidente do conselho
  board member = membro do conselho de administração|conselheiro|conselheira|vogal|administrador não executivo|conselheiro de administração|conselheira de administração|conselheiro independente|membro do conselho|membro do conselho diretor
  executive board member = membro da comissão executiva|administrador executivo|administradora executiva|membro da diretoria|membro da direção
  supervisory board member = conselheiro fiscal|membro do conselho fiscal
  founder = fundador|fundadora|sócio-fundador|sócia-fundadora|sócio fundador|sócia fundadora|um dos fundadores|uma das fundadoras|advogado fundador|advogada fundadora|advogado e sócio fundador
  co-founder = cofundador|cofundadora|co-fundador|co-fundadora
  owner = proprietário|proprietária|dono|dona|titular
  shareholder = acionista
  entrepreneur = empresário|empresária|empreendedor|empreendedora
  partner = sócio|sócia
  managing partner = sócio administrador|sócio-diretor|sócia-diretora|sócia administradora|sócio diretor|sócia diretora
  associate = associado|associada|advogado associado|advogada associada|advogado júnior|advogada júnior|associado júnior|advogado pleno|advogada plena
  head of department = chefe de departamento|diretor de departamento|diretora de departamento|chefe do departamento|diretor do departamento|diretora do departamento|chefe de divisão|chefe de serviço|chefe do serviço|chefe da disciplina|coordenador do serviço|coordenadora do serviço
  head = chefe|responsável|encarregado|encarregada
  team leader = líder de equipe|líder de equipa|chefe de equipa|chefe de equipe|líder técnico|líder técnica|diretora grupo de pesquisa|diretora grupo de investigação|líder do grupo|líder de grupo|líder do grupo de pesquisa|coordenadora do grupo|coordenador do grupo|coordenadora grupo de pesquisa
  project manager = gerente de projetos|gestor de projetos|gestora de projetos|gerente de projeto|gestor de projeto|coordenador de projeto|gestora de projeto|chefe de projeto
  product manager = gerente de produto|gestor de produto
  manager = gerente|gestor|gestora
  branch manager = gerente de agência|gerente de filial|gerente de balcão
  sales manager = gerente de vendas|diretor de vendas|diretora de vendas|gestor de vendas|coordenador de vendas
  marketing manager = gerente de marketing|diretor de marketing|diretora de marketing|gestor de marketing|gestora de marketing|coordenador de marketing|responsável de marketing
  human resources manager = gerente de recursos humanos|diretor de recursos humanos|diretora de recursos humanos|gerente de RH|diretora de RH|diretor de RH|gestor de recursos humanos|gestora de recursos humanos|gerente de gente e gestão
  finance manager = gerente financeiro|gerente financeira
  commercial director = diretor comercial|diretora comercial|gerente comercial
  technical director = diretor técnico|diretora técnica
  production manager = gerente de produção|diretor de produção|diretor fabril
  purchasing manager = gerente de compras|comprador|compradora
  account manager = gestor de conta|gerente de contas|gerente de conta|executivo de contas|executiva de contas|gestor de contas|gestora de contas
  sales representative = vendedor|vendedora|representante comercial
  assistant = assistente|auxiliar
  secretary = secretário|secretária
  secretary general = secretário-geral|secretária-geral
  treasurer = tesoureiro|tesoureira
  consultant = consultor|consultora
  advisor = assessor|assessora
  specialist = especialista|perito|perita
  coordinator = coordenador|coordenadora
  analyst = analista
  auditor = auditor|auditora|revisor oficial de contas|revisora oficial de contas
  accountant = contador|contadora|contabilista|contabilista certificado
  controller = controlador financeiro
  economist = economista
  banker = banqueiro|bancário|bancária
  engineer = engenheiro|engenheira|engenheiro civil|engenheira civil
  software developer = desenvolvedor|desenvolvedora|programador|programadora|desenvolvedor de software|engenheiro de software|engenheira de software
  data scientist = cientista de dados
  technician = técnico
  architect = arquiteto|arquiteta|arquitecto
  designer = designer
  lawyer = advogado|advogada
  legal counsel = consultor jurídico|consultora jurídica|assessor jurídico|assessora jurídica|advogada interna|advogado interno|jurídico interno
  general counsel = diretor jurídico|diretora jurídica|gerente jurídico|gerente jurídica|coordenador jurídico|coordenadora jurídica|responsável jurídico
  trainee lawyer = advogado estagiário|advogada estagiária|estagiário de direito|estagiária de direito
  legal scholar = jurista
  notary = notário|notária|tabelião|tabeliã
  judge = juiz|juíza|desembargador|desembargadora|magistrado|magistrada|ministro do Supremo|juiz de direito|juíza de direito|juiz federal|juíza federal
  prosecutor = promotor de justiça|promotora de justiça|promotor|promotora|procurador|procuradora|procurador da República|procurador do Estado|procuradora do Estado|procurador de justiça|procuradora de justiça|procuradora da república
  mediator = mediador|mediadora|árbitro|árbitra
  insolvency administrator = administrador judicial|administrador de insolvência
  professor = professor|professora|professor titular|professora titular|professor catedrático|professora catedrática|catedrático|catedrática|professor ordinário
  associate professor = professor associado|professora associada|professor livre-docente|professora livre-docente
  assistant professor = professor auxiliar|professora auxiliar|professor adjunto|professora adjunta|professor assistente|professora assistente|professor doutor|professora doutora
  visiting professor = professor visitante|professora visitante|professor convidado|professora convidada
  emeritus professor = professor emérito|professora emérita|professor jubilado
  lecturer = docente|professor colaborador|professor substituto|professora substituta|leitor|leitora|assistente convidado|assistente convidada|professor universitário
  teaching assistant = monitor|monitora
  research assistant = assistente de pesquisa|bolseiro de investigação|bolseira de investigação|assistente de investigação|bolsista
  research associate = pesquisador associado|pesquisadora associada|investigador associado
  senior researcher = investigador principal|investigadora principal|pesquisador sênior|pesquisador titular|investigador coordenador
  researcher = pesquisador|pesquisadora|investigador|investigadora|cientista
  visiting researcher = pesquisador visitante|pesquisadora visitante|investigador visitante
  postdoctoral researcher = pós-doutorando|pós-doutoranda|pesquisador de pós-doutorado|investigador de pós-doutoramento|pós-doc
  doctoral researcher = doutorando|doutoranda|aluno de doutorado|aluna de doutorado|estudante de doutoramento
  student = estudante|aluno|aluna|acadêmico de direito
  dean = decano|decana|diretor da faculdade|diretora da faculdade
  vice dean = vice-decano|subdiretor da faculdade
  rector = reitor|reitora
  vice rector = vice-reitor|vice-reitora|pró-reitor|pró-reitora
  institute director = diretor do instituto|diretora do instituto
  laboratory head = chefe de laboratório|coordenador do laboratório
  academician = acadêmico|acadêmica|académico|membro da Academia
  teacher = professor do ensino secundário|professor do ensino médio|educador|educadora|professor de educação básica
  headteacher = diretor escolar|diretora escolar|diretor de escola|diretora de escola
  trainer = formador|formadora|treinador|treinadora|instrutor|instrutora
  librarian = bibliotecário|bibliotecária
  curator = curador|curadora|conservador|conservadora
  museum director = diretor do museu|diretora do museu
  physician = médico|médica
  head physician = diretor clínico|diretora clínica|diretor de serviço|diretora de serviço|médico-chefe
  senior physician = assistente hospitalar|assistente graduado|assistente graduada|assistente hospitalar graduado|médico assistente|médica assistente|médico staff|médico plantonista|médica plantonista|médico do corpo clínico|preceptor|preceptora|médico preceptor|assistente graduado sénior
  specialist physician = médico especialista|médica especialista
  resident physician = médico interno|médica interna|médico residente|médica residente|residente|interno de formação específica
  general practitioner = médico de família|médica de família|clínico geral|clínica geral|médico generalista|médico clínico geral
  surgeon = cirurgião|cirurgiã
  anaesthetist = anestesista|anestesiologista
  internist = internista
  cardiologist = cardiologista
  neurologist = neurologista
  radiologist = radiologista
  gynaecologist = ginecologista|obstetra
  paediatrician = pediatra
  orthopaedist = ortopedista|médico ortopedista|cirurgião ortopédico|traumatologista|ortopedista e traumatologista
  dermatologist = dermatologista
  ophthalmologist = oftalmologista
  urologist = urologista
  oncologist = oncologista
  psychiatrist = psiquiatra
  psychologist = psicólogo|psicóloga
  psychotherapist = psicoterapeuta
  therapist = terapeuta
  dentist = dentista|médico dentista|médica dentista|cirurgião-dentista|cirurgiã-dentista|odontologista
  orthodontist = ortodontista
  pharmacist = farmacêutico|farmacêutica
  veterinarian = veterinário|veterinária|médico veterinário|médica veterinária
  nurse = enfermeiro|enfermeira
  head nurse = enfermeiro-chefe|enfermeira-chefe
  midwife = parteira
  physiotherapist = fisioterapeuta
  speech therapist = fonoaudiólogo|fonoaudióloga|terapeuta da fala
  social worker = assistente social
  journalist = jornalista|repórter|correspondente
  editor = redator|redatora|editor|editora
  editor-in-chief = editor-chefe|editora-chefe|diretor de redação|chefe de redação
  author = autor|autora|escritor|escritora
  translator = tradutor|tradutora|intérprete
  producer = produtor|produtora
  film director = cineasta|realizador|realizadora|diretor de cinema
  photographer = fotógrafo|fotógrafa
  actor = ator|atriz
  musician = músico|musicista
  composer = compositor|compositora
  conductor = maestro|maestrina
  artist = artista|artista plástico|artista plástica
  spokesperson = porta-voz|assessor de imprensa|assessora de imprensa
  minister = ministro|ministra
  prime minister = primeiro-ministro|primeira-ministra
  deputy minister = vice-ministro|secretário adjunto
  state secretary = secretário de Estado|secretária de Estado|secretário executivo
  member of parliament = deputado|deputada|deputado federal|deputada federal|deputado estadual|deputada estadual|parlamentar|deputado à Assembleia da República|deputada à Assembleia da República
  senator = senador|senadora
  mayor = prefeito|prefeita|presidente da câmara municipal|presidente da câmara
  deputy mayor = vice-prefeito|vice-prefeita
  governor = governador|governadora
  councillor = vereador|vereadora
  ambassador = embaixador|embaixadora
  consul = cônsul|cônsul-geral
  diplomat = diplomata
  civil servant = servidor público|servidora pública|funcionário público|funcionária pública
  police officer = delegado de polícia|delegada de polícia|policial
  military officer = oficial
  priest = padre|pastor|sacerdote
  bishop = bispo|arcebispo
  chemist = químico
  physicist = físico
  mathematician = matemático
  biologist = biólogo|bióloga
  historian = historiador|historiadora
  sociologist = sociólogo|socióloga
  political scientist = cientista político|cientista política|politólogo
  philosopher = filósofo|filósofa
  intern = estagiário|estagiária|trainee
  apprentice = aprendiz
  volunteer = voluntário|voluntária
  freelancer = trabalhador autônomo|trabalhadora autônoma|profissional autônomo|profissional autônoma|profissional liberal|trabalhador independente
  investor = investidor|investidora
  member = membro|integrante
  commissioner = comissário|comissária
  inspector = inspetor|inspetora
  chef = chef de cozinha|cozinheiro|cozinheira
  real estate agent = corretor de imóveis|corretora de imóveis|agente imobiliário
  employee = funcionário|funcionária|colaborador|colaboradora|empregado
  bailiff = oficial de justiça|oficiala de justiça|agente de execução
  law clerk = assessor de juiz|assessora de juiz|assessor de desembargador|assessora de desembargador|assessor judiciário
  board secretary = secretário do conselho de administração|secretária do conselho de administração|secretário da sociedade
  dental hygienist = higienista oral
  dental technician = protésico dentário|técnico em prótese dentária
  dental assistant = assistente dentária|auxiliar de saúde bucal
  paralegal = assistente jurídico|assistente jurídica
  legal secretary = secretária jurídica
  court expert = perito judicial|perita judicial
  naturopath = naturopata
  osteopath = osteopata
  dietitian = nutricionista
  optometrist = optometrista
  data protection officer = encarregado de proteção de dados|encarregada de proteção de dados
  office clerk = assistente administrativo|assistente administrativa|auxiliar administrativo|auxiliar administrativa|técnico administrativo|escriturário
  kindergarten teacher = educadora de infância|educador de infância|professora de educação infantil
  surveyor = topógrafo|topógrafa|agrimensor
  court clerk = escrivão|escrivã|escrivão judicial|analista judiciário|analista judiciária|técnico judiciário
  nursing assistant = auxiliar de enfermagem|técnico de enfermagem|técnica de enfermagem
  tax lawyer = advogado tributarista|advogada tributarista|tributarista
  labour lawyer = advogado trabalhista|advogada trabalhista
  criminal lawyer = advogado criminalista|advogada criminalista|criminalista
  civil lawyer = advogado civilista|civilista
  student assistant = bolsista de iniciação científica
  site manager = diretor de obra|diretora de obra|mestre de obras
  executive assistant = assistente executiva|secretária executiva
  social pedagogue = educador social|educadora social
  web developer = desenvolvedor web|desenvolvedora web|programador web
  graphic designer = designer gráfico|designer gráfica
  chief of staff = chefe de gabinete
  legal representative = representante legal
  business developer = gerente de desenvolvimento de negócios|diretor de desenvolvimento de negócios|gerente de novos negócios
  adjunct professor = professora colaboradora|professor horista
`;

export const portuguese = pack({
  code: 'pt',
  sections: {
    education: list`Educação|Formação|Formação acadêmica|Formação académica|Formação acadêmica/titulação|Habilitações literárias|Habilitações académicas|Habilitações|Estudos|Escolaridade|Percurso académico|Percurso acadêmico|Graus académicos|Titulação|Títulos acadêmicos|Títulos|Formação universitária|Qualificações|Qualificações académicas|Histórico acadêmico|Educação e formação|Ensino superior|Formação médica|Trajetória acadêmica|Formação escolar|Titulação acadêmica|Grau académico|Graduação|Grau acadêmico`,
    employment: list`Experiência|Experiência profissional|Percurso profissional|Carreira|Trajetória|Trajetória profissional|Atuação profissional|Histórico profissional|Emprego|Cargos|Cargos ocupados|Cargos exercidos|Funções|Atividade profissional|Atividades profissionais|Experiência laboral|Experiência acadêmica|Experiência de investigação|Cargo atual|Situação profissional|Funções atuais|Estágios|Vínculos profissionais|Experiência clínica|Carreira profissional|Funções desempenhadas|Percurso|Cargos anteriores|Experiências profissionais|Vínculo institucional|Vínculo`,
    board: list`Conselho de administração|Conselhos|Conselhos de administração|Conselho diretivo|Diretoria|Órgãos sociais|Outros cargos|Conselho fiscal|Participação em conselhos|Comissão executiva|Mesa da assembleia geral|Governança|Governo societário|Corpos sociais`,
    certificates: list`Certificações|Certificados|Formação complementar|Cursos|Cursos de extensão|Licenças e certificados|Licenças e certificações|Formação contínua|Formação profissional|Cursos complementares|Acreditações|Inscrição na Ordem|Registros profissionais|Aperfeiçoamento|Especializações`,
    awards: list`Prêmios|Prémios|Prêmios e títulos|Prémios e distinções|Distinções|Reconhecimentos|Bolsas|Bolsas e prémios|Homenagens|Honrarias|Condecorações|Conquistas|Prêmios e reconhecimentos|Prêmios e distinções|Méritos`,
    publications: list`Publicações|Publicações recentes|Principais publicações|Publicações selecionadas|Artigos|Livros|Obras|Bibliografia|Produção científica|Produção bibliográfica|Patentes|Artigos científicos|Capítulos de livros|Trabalhos publicados|Obras publicadas|Exposições|Exposições individuais|Exposições coletivas`,
    teaching: list`Docência|Ensino|Experiência docente|Atividade docente|Disciplinas|Disciplinas lecionadas|Aulas|Atividades letivas|Disciplinas ministradas|Serviço docente|Unidades curriculares`,
    projects: list`Projetos|Projetos de pesquisa|Projetos de investigação|Projetos em curso|Projetos em andamento|Investigação|Pesquisa|Casos relevantes|Projetos realizados|Experiência relevante`,
    skills: list`Competências|Habilidades|Conhecimentos|Aptidões|Informática|Áreas de atuação|Áreas de prática|Áreas de atividade|Especialidades|Competências técnicas|Áreas de especialização|Conhecimentos de informática|Capacidades|Qualificações técnicas|Área de atuação|Competências digitais|Especialidade`,
    memberships: list`Associações|Filiações|Membro de|Sociedades científicas|Associações profissionais|Voluntariado|Trabalho voluntário|Sociedades|Afiliações|Participação em associações|Ordens profissionais|Afiliações profissionais|Participação associativa`,
    languages: list`Idiomas|Línguas|Línguas estrangeiras|Conhecimentos linguísticos|Competências linguísticas`,
    interests: list`Interesses|Passatempos|Hobbies|Interesses pessoais|Áreas de interesse|Interesses de investigação|Linhas de pesquisa|Áreas de pesquisa|Interesses de pesquisa|Linhas de investigação|Áreas de investigação`,
    references: list`Referências|Recomendações|Depoimentos|Testemunhos`,
    contact: list`Contato|Contacto|Contatos|Contactos|Fale conosco|Dados pessoais|Informações de contato|Informações pessoais|Endereço|Morada|Localização|Informação de contacto|Dados de contacto|Marcar consulta|Informação pessoal`,
    about: list`Sobre|Sobre mim|Sobre o palestrante|Sobre a palestrante|Sobre nós|Biografia|Bio|Perfil|Perfil profissional|Apresentação|Quem sou|Quem somos|Resumo|Resumo profissional|Nota biográfica|Currículo|Currículo resumido|Minibiografia|Curriculum vitae|Síntese curricular|Nota curricular|Vida|CV|Mini currículo|Mini bio|Sinopse curricular|Resumo do currículo|Objetivo|Sobre o autor|Sobre a autora|Dados biográficos`,
    team: list`Equipe|Equipa|Nossa equipe|A nossa equipa|A equipa|Direção|Membros|Corpo docente|Corpo clínico|Profissionais|Advogados|Sócios|Médicos|Nossos médicos|Pesquisadores|Investigadores|Docentes|Professores|Colaboradores|Pessoal|Liderança|Nossos advogados|Pessoas|Quem é quem|Dirigentes|Especialistas|Integrantes|Nossos profissionais|Equipa médica|Equipe médica|Servidores`,
    alumni: list`Ex-alunos|Antigos alunos|Egressos|Diplomados|Antigos membros|Alumni|Ex-membros|Antigos colaboradores|Ex-alunos notáveis|Ex-integrantes|Graduados`,
    students: list`Estudantes|Alunos|Doutorandos|Mestrandos|Orientandos|Orientações|Orientações concluídas|Orientações em andamento|Alunos de doutorado|Teses orientadas|Bolseiros|Bolsistas|Estudantes de doutoramento|Orientação de teses|Alunos de pós-graduação`,
    advisors: list`Conselho consultivo|Conselho científico|Comitê científico|Comissão científica|Comitê consultivo|Mentores|Orientadores|Consultores|Banca examinadora`,
    news: list`Notícias|Novidades|Imprensa|Sala de imprensa|Comunicados|Na mídia|Na imprensa|Últimas notícias|Blog|Blogue|Atualidade|Comunicados de imprensa|Media|Artigos relacionados`,
    events: list`Eventos|Agenda|Congressos|Conferências|Palestras|Palestrantes|Oradores|Seminários|Programa|Programação|Comunicações|Workshops|Jornadas|Conferencistas|Próximos eventos|Participação em eventos|Painelistas|Calendário`,
    services: list`Serviços|Nossos serviços|Os nossos serviços|Produtos|Soluções|O que fazemos|Tratamentos|Consultas|Consultoria|Parcerias|Clientes`,
  },
  itself: list`nós|nosso|nossa|nossos|nossas|conosco|connosco|o escritório|do escritório|ao escritório|a empresa|da empresa|a firma|a sociedade|a clínica|o instituto|a fundação|a equipe|a equipa`,
  farewells: list`despedimo-nos|nos despedimos|se despede|deixa-nos|nos deixa`,
  leavings: list`demitiu-se|renunciou|pediu demissão|aposentou-se|reformou-se|jubilou-se|deixou o cargo|deixou a empresa|foi demitido|foi demitida|foi exonerado|foi exonerada`,
  gatherings: list`Jornadas|Simpósio|Congresso Brasileiro|Congresso Internacional|Encontro`,
  graduateLists: list`Egressos|Formandos|Formados|Diplomados|Graduados|Teses defendidas|Dissertações defendidas|Teses de doutoramento|Teses de doutorado|Colação de grau|Turma de|Formatura|Doutores honoris causa|Antigos alunos`,
  degrees: degrees`
    doctoral PhD = Ph.D.|PhD|doutor em filosofia|doutora em filosofia
    doctoral - = doutorado|doutoramento|doutor|doutora|tese de doutorado|tese de doutoramento|grau de doutor|título de doutor|doutorado direto|doutor em ciências sociais|doutorou-se|doutorei-me|defendeu a tese de doutoramento|doutorado em|doutorada em|se doutorou|doutorou
    doctoral Habilitation = livre-docência|livre-docente|agregação|provas de agregação
    doctoral ScD = doutor em ciências|doutora em ciências|doutorado em ciências
    doctoral Dr. iur. [law] = doutor em direito|doutora em direito|doutorado em direito|doutoramento em direito
    doctoral EngD [engineering] = doutor em engenharia|doutorado em engenharia|doutoramento em engenharia
    doctoral EdD [education] = doutor em educação|doutora em educação|doutorado em educação
    doctoral DBA [business administration] = doutorado em administração|doutor em administração|DBA
    professional MD [medicine] = licenciatura em medicina|graduação em medicina|mestrado integrado em medicina|graduado em medicina|graduada em medicina|formado em medicina|formada em medicina
    professional DDS [dentistry] = graduação em odontologia|mestrado integrado em medicina dentária|licenciatura em medicina dentária
    professional DVM [veterinary medicine] = graduação em medicina veterinária|mestrado integrado em medicina veterinária
    master Mestrado = mestrado|mestre|mestra|mestrado integrado|mestrado profissional|mestrado acadêmico|grau de mestre|dissertação de mestrado|título de mestre|mestre em|mestra em
    master - = pós-graduação stricto sensu|master|Me.|Ma.
    master MSc = M.Sc.|MSc|mestrado em ciências|mestre em ciências|Master of Science
    master MA = M.A.|mestrado em artes|Master of Arts
    master MBA [business administration] = MBA|mestrado em administração de empresas|mestrado em gestão de empresas|Executive MBA|MBA Executivo|mestrado em administração
    master LLM [law] = LL.M.|LLM|mestrado em direito|mestre em direito|mestra em direito
    master MEng [engineering] = mestrado em engenharia|mestre em engenharia
    master MPH [public health] = mestrado em saúde pública|mestre em saúde pública
    master MEd [education] = mestrado em educação|mestre em educação
    master MPA [public administration] = mestrado em administração pública
    master MFin [finance] = mestrado em finanças
    bachelor Licenciatura = licenciatura|licenciado|licenciada|Lic.|licenciado em|licenciada em|licenciatura em
    bachelor Bacharelado = bacharelado|bacharelato|bacharel|bacharela|graduação|grau de bacharel|graduado em|graduada em|bacharel em|formado em|formada em
    bachelor LLB [law] = bacharel em direito|bacharela em direito|licenciatura em direito|licenciado em direito|licenciada em direito|graduação em direito|graduado em direito|graduada em direito|formado em direito|formada em direito
    bachelor BEng [engineering] = graduação em engenharia|licenciatura em engenharia|bacharelado em engenharia
    bachelor BBA [business administration] = graduação em administração|bacharel em administração|graduação em administração de empresas|licenciatura em gestão|graduado em administração
    bachelor BSc = B.Sc.|Bachelor of Science
    bachelor BA = B.A.|Bachelor of Arts
    bachelor - = curso superior|ensino superior completo|diploma universitário|formação superior
    associate - = tecnólogo|curso superior de tecnologia|CTeSP|técnico superior profissional
    certificate - = pós-graduação|pós-graduado|pós-graduada|pós graduado|pós graduada|pós graduação|especialista em|especialidade|especialista pela|especialista pelo|pós-graduação lato sensu|especialização|especialização em|certificado|curso de especialização|residência médica|diploma de especialização|curso técnico|pós-graduado em|pós-graduada em
    secondary HighSchoolDiploma = ensino médio|ensino secundário|12.º ano|segundo grau|2º grau|colegial|ensino médio completo
  `,
  titles: TITLES,
  titleWords: headNouns(
    TITLES,
    list`delegado|delegada|representante|supervisor|supervisora|executivo|executiva|agente|subsecretário|subsecretária|líder|relator|relatora|palestrante|orador|oradora|orientador|orientadora|chanceler|superintendente`,
  ),
  studyVerbs: list`concluiu o mestrado|possui mestrado|tem mestrado|tem doutoramento|estudou|estudei|estuda|formou-se|formei-me|se formou|me formei|formado pela|formada pela|formado|formada|graduou-se|se graduou|graduei-me|me graduei|graduado|graduada|graduado pela|graduada pela|licenciou-se|licenciei-me|doutorou-se|doutorei-me|concluiu|concluí|obteve|obtive|cursou|cursei|completou|frequentou|possui graduação|possui|possui doutorado|é formado|é formada|é licenciado|é licenciada|é doutor|é doutora|é mestre|é graduado|é graduada|é bacharel|diplomou-se|especializou-se|terminou|realizou o doutoramento|fez doutorado|fez mestrado|fez o doutorado|fez o mestrado|defendeu|defendeu a tese|recebeu o título|bacharelou-se|doutorado pela|mestre pela|doutor pela|doutora pela|detém|titulou-se|realizou doutorado|ingressou no curso|cursa|cursando|frequenta`,
  appointing: list`nomeia|nomeou|anuncia|anunciou|contrata|contratou|promove|promoveu|elege|elegeu|nomeação de|contratação de|a chegada de`,
  foundedBy: list`fundado … por|fundada … por|fundado … pelo|fundada … pelo|fundada … pela|criado … por|criada … por|idealizada … por`,
  speaking: list`disse|afirma|afirmou|explica|explicou|comenta|comentou|destaca|destacou|segundo|declarou|acrescenta`,
  heldAs: list`como|na qualidade de|onde é|onde foi|onde era|onde atuou como|onde atua como|onde atualmente é|onde ocupa|onde exerce|onde atualmente exerce|da qual é|do qual é|de que é`,
  worked: list`trabalhou|trabalhava|trabalhei|ocupou|ocupava|exerceu|exercia|desempenhou|desempenhava`,
  anotherTime: list`antes|depois|após|posteriormente|anteriormente`,
  workVerbs: list`passado por|passado pela|passado pelo|trabalhava|trabalhar|ingressar|ter trabalhado|tendo trabalhado|tendo atuado|atuado|ter atuado|atuava|tendo sido|ter sido|exercia|ocupava|tendo exercido|tendo ocupado|atende|atendia|exerce funções|foi|assumiu o cargo|passou pela|passou pelo|já passei|já passou|passei pela|passei pelo|trabalhou|adquiriu experiência|desenvolveu a sua carreira|desenvolveu sua carreira|fez carreira|trabalhei|trabalha|trabalho na|atuou|atuei|atua|atuo|ingressou|ingressei|juntou-se|integrou|integra|dirigiu|dirige|liderou|lidera|fundou|fundei|cofundou|criou|exerceu|exerce|exerceu funções|exerceu o cargo|exerce o cargo|ocupou|ocupa|foi nomeado|foi nomeada|nomeado|nomeada|foi eleito|foi eleita|eleito|eleita|foi designado|foi designada|assumiu|assume|desempenhou|desempenha|desempenhou funções|desempenha funções|geriu|gere|coordenou|coordena|lecionou|leciona|leccionou|lecciona|ensinou|ministrou|ministra|assessorou|presidiu|preside|representou|representa|iniciou a carreira|iniciou sua carreira|iniciou a sua carreira|começou|é responsável por|foi promovido|foi promovida|foi contratado|colabora|colaborou|prestou serviços|faz parte|fez parte|passou por|tomou posse|exerce advocacia|exerce a advocacia|esteve na|esteve no|passagem pela|passagem pelo|passagem por|passagem pelos|passagem pelas|passagens por|passagens pela|passagens pelo|passagens pelos|passagens pelas|passagens no|passagens na|atuação em|atuação na|atuação no|atuando|trabalhando|vinculado a|vinculada a|vinculado à|vinculada à|estagiou|estágio na|estágio no|estágio em|atende em|atende na|atende no|atendo|corpo clínico|compõe a equipe|compôs|tem atuado|tem trabalhado|exercendo|serviu|serve na|fui|sou responsável|exerço|exerci|colaboro|faz parte da equipe|atividade profissional|experiência profissional|experiência na empresa|experiência profissional na|experiência profissional no|tendo passado pela|tendo passado pelo|com passagem pela|com passagem pelo`,
  joins: list`chega da|chega do|vinda da|vindo da|vinda do|vindo do|integrou|integra a equipe da|integra a equipa da|ingressou em|ingressou no|ingressou na|entrou na|entrou no|entrou em|trabalhou em|trabalhou para|trabalha em|trabalha para|passou por|passou pela|passou pelo|passado por|passado pela|passado pelo|passagens por|passagem por`,
  taughtIn: list`de|do|da|dos|das|em|no|na|nos|nas|ao|o|a|os|as|curso|cursos|programa|programas`,
  studyNouns: list`estudos|curso|diploma|grau|licenciatura|bacharelado|mestrado|doutorado|doutoramento|tese|dissertação|graduação|pós-graduação|formação|especialização|residência|ex-aluno|ex-aluna|antigo aluno|antiga aluna|egresso|egressa|formando|graduado|graduada|licenciado|licenciada|diplomado|diplomada|título|monografia|trabalho de conclusão de curso|TCC|pós-doutorado|pós-doutoramento|agregação|habilitação|internato|bolsa|bolseiro|bolsista|turma|formatura|colação de grau`,
  organisationPrepositions: list`na|no|nas|nos|em|da|do|das|dos|de|pela|pelo|pelas|para|para a|para o|com|junto à|junto ao|à|ao|a|por|dentro de|dentro da|perante`,
  honorifics: list`Sr.|Sra.|Srta.|Senhor|Senhora|Dr.|Dra.|Doutor|Doutora|Prof.|Profa.|Prof.ª|Professor|Professora|Prof. Dr.|Profa. Dra.|Prof. Doutor|Prof.ª Doutora|Eng.|Eng.º|Eng.ª|Engenheiro|Engenheira|Arq.|Dom|Dona|D.|Me.|Ma.|Ms.|Padre|Pe.|Frei|Irmã|Des.|Min.|Dep.|Sen.|Ver.|Exmo. Sr.|Exma. Sra.|Gen.|Cel.|Cap.|Mestre|Comendador|Cónego|Engº|Engª|Esp.|Enf.|Enfª|Dr.ª|Drª|Profª|Prof.º|Adv.|Farm.|Psic.|Nutr.|Fisiot.`,
  postNominals: list`Ph.D.|PhD|MBA|M.Sc.|MSc|LL.M.|CFA|CPA|PMP|M.D.|FACS|FACC|Jr.|Júnior|Filho|Neto|Sobrinho|S.J.|OFM|ROC|CFP|CNPI|II|III`,
  nameParticles: list`de|da|do|das|dos|e|d'|di|del|de la|van|von|la|le|São|Santa|el|al`,
  articles: list`o|a|os|as|um|uma`,
  nameConnectors: list`de|da|do|das|dos|e|para|contra`,
  months: lists`
    janeiro|jan|jan.
    fevereiro|fev|fev.
    março|mar|mar.|marco
    abril|abr|abr.
    maio|mai|mai.
    junho|jun|jun.
    julho|jul|jul.
    agosto|ago|ago.
    setembro|set|set.
    outubro|out|out.
    novembro|nov|nov.
    dezembro|dez|dez.
  `,
  seasons: lists`
    primavera
    verão
    outono
    inverno
  `,
  present: list`atual|actual|atualmente|actualmente|presente|até o presente|até ao presente|até hoje|hoje|até o momento|até ao momento|até à data|até a data|agora|em curso|em andamento|atualidade|até à atualidade|momento atual|data atual|até agora|presentemente|na atualidade|em exercício|ainda|até à presente data|os dias atuais|dias de hoje|corrente`,
  presentVerbs: list`atende|chefia|faz parte|colabora|é|sou|trabalho|atuo|dirijo|leciono|trabalha|atua|actua|dirige|leciona|exerce|coordena|integra|preside|lidera`,
  since: list`desde|a partir de|de|a partir do|desde o|com início em|desde então|a contar de`,
  until: list`até|a|ao|até ao|até o|até o final de|até ao final de|antes de|com término em`,
  born: list`nascido|nascida|nasceu|nasci|nascimento|data de nascimento`,
  introductions: list`sou|sou o|sou a|eu sou|chamo-me|me chamo|meu nome é`,
  former: list`ex|ex-|ex-presidente|ex-diretor|ex-diretora|ex-ministro|ex-ministra|antigo|antiga|anterior|anteriormente|previamente|aposentado|aposentada|reformado|reformada|jubilado|jubilada|emérito|emérita|outrora|no passado|até recentemente|antes|então|cessante|à época|falecido|na altura|deixou o cargo|exonerado|exonerada|passado`,
  inProgress: list`frequenta atualmente|está a frequentar|cursa atualmente|atualmente cursa|está a concluir|prepara a tese|prepara o doutoramento|em andamento|em curso|cursa|estudante|aluno|aluna|doutorando|doutoranda|mestrando|mestranda|graduando|graduanda|candidato|candidata|candidato a doutor|cursando|está cursando|a frequentar|frequenta|em formação|estudante de doutoramento|aluno de doutorado|aluna de doutorado|aluno de mestrado|aluna de mestrado|acadêmico de|acadêmica de|estudante de direito|estudante de medicina|matriculado|matriculada|doutorado em andamento|mestrado em andamento|graduação em andamento|pós-graduando|pós-graduanda|licenciando|licencianda|estudante de mestrado|bacharelando|bacharelanda|residente|finalista|doutoramento em curso`,
  expected: list`previsto|prevista|previsão|previsão de conclusão|conclusão prevista|esperado|esperada|a concluir|estimado|a obter|conclusão em|término previsto|com conclusão prevista|formatura prevista`,
  attendedOnly: list`intercâmbio|programa de intercâmbio|Erasmus|programa Erasmus|aluno ouvinte|ouvinte|doutorado sanduíche|doutorado-sanduíche|graduação sanduíche|período sanduíche|estágio sanduíche|curso de verão|escola de verão|semestre no exterior|semestre no estrangeiro|parte curricular|curso livre|disciplinas isoladas|aluno especial|frequência de|curso de extensão|ano de intercâmbio`,
  notConferred: list`defesa pendente|tese pendente|créditos concluídos|abandonou|abandonou o curso|abandonou os estudos|largou a faculdade|trancou|trancado|trancou a matrícula|incompleto|incompleta|superior incompleto|não concluiu|não concluído|não concluída|não terminou|não completou|não se formou|inacabado|inacabada|interrompido|interrompida|interrompeu|desistiu|desistiu do curso|sem concluir|sem diploma|sem concluir o curso|nunca concluiu|nunca se formou|deixou a universidade|inconcluso|expulso|jubilado do curso|cassado`,
  honorary: list`honoris causa|doutor honoris causa|doutora honoris causa|doutorado honoris causa|doutoramento honoris causa|honorário|honorária|honorífico|h.c.|presidente de honra|membro honorário|presidente honorário|cidadão honorário|título honorífico`,
  negation: list`não|nunca|jamais|nem|sem|nenhum|nenhuma|tampouco|falso|falsa|falsamente|negou|nega|desmentiu|nada a ver|não é|não foi|não tem|em vez de|ao invés de`,
  hypothetical: list`candidata-se|concorreu|foi convidada mas|recusou o convite|se fosse|se tivesse|poderia|seria|teria|deveria|supostamente|alegadamente|alegado|suposto|suposta|talvez|possivelmente|provavelmente|ao que parece|deseja|pretende|planeja|planeia|espera|recusou|declinou|candidatou-se|queria|fictício|fictícia|imaginário|diz ser|afirma ser|caso|eventualmente|aspirante|gostaria|almeja|pré-candidato`,
  visiting: list`visitante|convidado|convidada|professor visitante|professora visitante|professor convidado|professora convidada|pesquisador visitante|pesquisadora visitante|investigador visitante|estágio de pesquisa|período de pesquisa|estadia de investigação|ano sabático|sabática|licença sabática|visiting scholar|visiting professor|visiting fellow|em comissão de serviço|interino|interina|substituto|substituta|residência artística|destacado|destacada|estágio pós-doutoral`,
  trainings: titles`
    resident physician = residência médica|residência em|residência|internato|internato médico|internato da especialidade|internato complementar|internato geral|internato de formação específica|internato de formação geral|ano comum|residência multiprofissional|formação específica em
    intern = estágio|estágios|estágio curricular|estágio profissional
    trainee lawyer = estágio de advocacia
    fellow = fellowship
    postdoctoral researcher = pós-doutorado|pós-doutoramento|estágio pós-doutoral
  `,
  titleVerbs: titles`
    diretora * = dirige|dirigiu|dirigia|dirijo|ter dirigido|tendo dirigido|chefia|chefiou|lidera|liderou|lidero|à frente|comanda|comandou|assumiu a direção
    presidenta * = preside|presidiu|presidia
    docente = leciona|lecionou|leciono|ensina|ensinou|dá aulas|deu aulas|ministra aulas|ministrou aulas
    fundadora = fundou|fundei|funda|de fundar
    cofundadora = cofundou|cofundei
    conselheira = integra o conselho de administração|integrou o conselho de administração|faz parte do conselho de administração
    coordenadora * = coordena|coordenou|coordeno|tem coordenado
  `,
  titleGroups: titles`
    sócio = sócios|sócias
    sócio fundador = sócios fundadores
    associado = associados|associadas|advogados associados
    advogado = advogados|advogadas
    estagiário = estagiários|estagiárias
    professor = professores|professoras|docentes
    pesquisador = pesquisadores
    investigador = investigadores
    consultor = consultores
    médico = médicos
    diretor = diretores
    doutorando = doutorandos
    psicólogo = psicólogos
  `,
  memberOf: list`membro|membros|sócio|sócia|associado|associada|membro titular|filiado|filiada|bolsista|bolseiro|bolseira|premiado|premiada`,
  committees: list`comitê|subcomitê`,
  dealings: list`financiado por|financiada por|financiado pela|financiada pela|financiado pelo|apoiado por|apoiado pela|patrocinado por|publicado em|publicado na|publicado no|publicado por|publicado pela|publicada pela|publicados em|publicadas em|editado pela|em colaboração com|em parceria com|parceria com|colaboração com|clientes|prêmio da|prémio da|prêmio do|prémio do|bolsa da|bolsa do|bolsista da|bolsista do|bolseiro da|bolseira da|premiado pela|premiada pela|premiado por|premiada por|certificado pela|certificada pela|certificado por|credenciado pela|inscrito na|inscrita na|inscrição na|inscrito no|inscrita no|matriculado na|artigos em|artigos na|palestras em|palestrante em|palestrante no|palestrante na|palestrante|moderador|moderadora|trabalhou com|trabalha com|trabalhado com|trabalhando com|colegas`,
  prizes: list`prêmio|prémio|medalha|troféu`,
  theses: titles`
    doctoral = tese de doutorado|tese de doutoramento
    master = dissertação de mestrado|tese de mestrado
    bachelor = trabalho de conclusão de curso|monografia
    any = tese|dissertação
  `,
  bars: list`ordem dos advogados`,
  relatives: list`meu colega|minha colega|pai|mãe|irmão|irmã|filho|filha|esposa|esposo|marido|mulher|cônjuge|pais|tio|tia|primo|prima|sobrinho|sobrinha|avô|avó|neto|neta|sogro|sogra|cunhado|cunhada|genro|nora|filhos|viúva|viúvo|gêmeo|gêmea|gémeo|casado com|casada com|companheiro|companheira|namorado|namorada|padrasto|madrasta|enteado|enteada|ex-marido|ex-mulher|ex-esposa|meio-irmão|seu pai|sua mãe|sua esposa|seu marido|bisavô|família|padrinho|madrinha|irmãos|noivo|noiva|descendente`,
  advisors: list`orientador|orientadora|coorientador|coorientadora|co-orientador|orientado por|orientada por|sob orientação de|sob a orientação de|sob orientação do|sob a orientação do|sob a supervisão de|supervisor de tese|tutor|tutora|mentor|mentora|banca|membro da banca|arguente|júri|membro do júri|sob a direção de|supervisionado por|com orientação de|orientação de`,
  pronouns: {
    first: list`eu|meu|minha|meus|minhas|me|mim|nós|nosso|nossa|nossos|comigo`,
    third: list`ele|ela|seu|sua|seus|suas|dele|dela|eles|elas|lhe|este|esta`,
  },
  organisationWords: {
    school: list`universidade|faculdade|escola|colégio|escola superior|instituto superior|instituto politécnico|politécnico|academia|conservatório|escola de negócios|escola secundária|liceu|pontifícia universidade|universidade federal|universidade estadual|universidade católica|instituto federal|centro universitário|seminário|escola politécnica|escola de direito|escola técnica|universidade nova|universidades|ginásio|USP|Unicamp|UFRJ|SENAI|IFSP|ETEC|FATEC`,
    company: list`empresa|companhia|sociedade|grupo|corporação|holding|consultora|consultoria|agência|indústria|indústrias|tecnologias|soluções|sistemas|serviços|editora|seguros|seguradora|estúdio|construtora|imobiliária|fábrica|laboratórios|farmacêutica|energia|transportes|logística|jornal|revista|televisão|rádio|produtora|hotel|comércio|distribuidora|investimentos|participações|startup|filial|irmãos|mineração|telecomunicações|engenharia e construção|siderúrgica|usina|metalúrgica|contabilidade|gráfica|diário|gazeta|tribuna|TV|agência de notícias|portal de notícias`,
    hospital: list`hospital|clínica|centro hospitalar|centro de saúde|centro médico|hospital universitário|hospital das clínicas|policlínica|consultório|maternidade|santa casa|santa casa da misericórdia|hospital geral|unidade local de saúde|unidade de saúde|clínica dentária|clínica odontológica|clínica veterinária|sanatório|posto de saúde|unidade de saúde familiar|USF|hospital infantil|farmácia|instituto do coração|hospital central|instituto português de oncologia|IPO|UBS|UPA|CHUC|CHLN|ULS`,
    public: list`ministério|governo|câmara municipal|prefeitura|município|assembleia da república|assembleia legislativa|câmara dos deputados|senado|congresso nacional|parlamento|tribunal|tribunal de justiça|supremo tribunal|supremo tribunal federal|tribunal constitucional|tribunal de contas|comarca|ministério público|procuradoria|defensoria pública|polícia|polícia federal|exército|marinha|força aérea|embaixada|consulado|comissão europeia|parlamento europeu|direção-geral|secretaria de|secretaria de estado|administração|autoridade|agência nacional|junta de freguesia|governo do estado|presidência da república|autarquia|receita federal|junta comercial|advocacia-geral|controladoria|superintendência|regulador`,
    institute: list`instituto|centro de investigação|centro de pesquisa|laboratório|observatório|museu|biblioteca|arquivo|fundação oswaldo cruz|CNPq|CAPES|embrapa|instituto de pesquisa|centro de estudos|academia de ciências|academia brasileira de letras|núcleo de pesquisa|unidade de investigação|centro nacional|instituto nacional|laboratório nacional`,
    department: list`departamento|serviço|divisão|seção|secção|unidade|setor|área|direção|grupo de pesquisa|grupo de investigação|coordenação|gabinete|núcleo|gerência|diretoria de|cátedra|programa de pós-graduação|equipa de|sucursal|delegação|redação|pró-reitoria|reitoria`,
    law: list`escritório de advocacia|sociedade de advogados|advogados|advocacia|advogados associados|sociedade de advocacia|cartório|cartório notarial|escritório de advogados|consultoria jurídica|tabelionato|assessoria jurídica|escritório|banca de advogados`,
    association: list`associação|fundação|federação|sindicato|sociedade brasileira de|sociedade portuguesa de|câmara de comércio|ordem dos advogados|ordem dos médicos|ordem dos engenheiros|OAB|confederação|liga|comitê|comité|clube|partido|cooperativa|igreja|paróquia|diocese|ONG|rede|movimento|união|conselho|conselho federal|conselho regional|ordem|fórum|aliança|mutualidade|misericórdia|academia nacional|teatro|orquestra|filarmónica|filarmônica|companhia de teatro`,
    bank: list`banco|caixa|caixa econômica|caixa geral|banco central|caixa de crédito|cooperativa de crédito|banco de investimento|gestora de recursos|bolsa de valores|fundo de investimento|corretora|capital de risco|financeira|gestão de ativos|banco privado|crédito agrícola`,
  },
  pageWords: list`início|bem-vindo|página pessoal`,
  fieldLabels: {
    grantor: list`instituição`,
    company: list`denominação|denominação social`,
    number: list`número|matrícula`,
    end: list`fim`,
    start: list`nomeado|inscrito desde|desde`,
    place: list`cidade|localidade|concelho`,
    role: list`função|cargo`,
    specialty: list`especialidade`,
    profession: list`profissão`,
    status: list`situação|estado da inscrição`,
    firm: list`empresa|sociedade`,
    name: list`nome|nome completo`,
  },
  sharedHeads: list`universidades|Universidades|faculdades|hospitais|Hospitais|escolas`,
  legalForms: list`S.A.|SA|S/A|Ltda.|Ltda|Lda.|Lda|Limitada|EIRELI|ME|EPP|MEI|SGPS|SCR|ACE|EPE|E.P.E.|EM|E.M.|S.C.|& Cia.|e Cia.|Cia.|& Filhos|Unipessoal Lda.|Unipessoal|RL|SP RL|SLU|CRL|IPSS|e Associados|& Associados|EP|S/S`,
  sentenceWords: list`é|foi|ele|ela|o|os|as`,
  functionWords: list`administração|área|atendimento|auditoria|clientes|comercial|compras|comunicação|contabilidade|controle|controlo|cursos|desenvolvimento|direção|direcção|diretoria|ensino|estratégia|extensão|finanças|formação|gestão|graduação|humanos|informática|inovação|institucionais|investigação|jurídica|jurídico|logística|manutenção|marketing|negócios|operações|pelouro|pesquisa|planeamento|planejamento|pós-graduação|produção|projectos|projetos|qualidade|recursos|relações|riscos|segurança|serviço|serviços|sistemas|tecnologia|tesouraria|universitária|universitário|vendas`,
  conjunctions: list`e|ou|&|bem como|assim como|e/ou|além de|juntamente com|/|mas|também|nem|como`,
  abbreviations: list`profa|engª|engº|exmo|exma`,
});
