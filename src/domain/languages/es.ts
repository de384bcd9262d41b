import { degrees, list, lists, pack, titles } from './pack.ts';

export const spanish = pack({
  code: 'es',
  sections: {
    education: list`Educación|Formación|Formación académica|Estudios|Estudios realizados|Formación profesional|Datos académicos|Antecedentes académicos|Títulos|Títulos académicos|Titulación|Titulaciones|Titulación académica|Grados académicos|Formación universitaria|Estudios universitarios|Preparación académica|Historial académico|Trayectoria académica|Perfil académico|Educación superior|Formación reglada|Formación médica|Grado académico|Estudios académicos|Escolaridad`,
    employment: list`Experiencia|Experiencia profesional|Experiencia laboral|Trayectoria|Trayectoria profesional|Trayectoria laboral|Carrera profesional|Cargos|Cargos desempeñados|Cargos actuales|Historial laboral|Empleo|Actividad profesional|Actividades profesionales|Antecedentes laborales|Experiencia académica|Experiencia investigadora|Experiencia en investigación|Situación profesional actual|Puestos desempeñados|Puesto actual|Cargo actual|Cargos anteriores|Carrera|Prácticas|Experiencia clínica|Desempeño profesional|Cargos ocupados|Vida laboral|Experiencia docente e investigadora|Cargos públicos|Puestos|Historial profesional|Empleos|Ocupación|Ocupación actual`,
    board: list`Consejos de administración|Consejo de administración|Directorio|Junta directiva|Consejo|Consejero en|Otros cargos|Órganos de gobierno|Consejeros|Consejo directivo|Patronato|Consejo asesor y directivo|Comité de dirección|Comité ejecutivo|Miembros del consejo|Gobierno corporativo|Directorios`,
    certificates: list`Certificaciones|Certificados|Formación complementaria|Cursos|Cursos y seminarios|Licencias y certificaciones|Formación continua|Diplomados|Acreditaciones|Colegiación|Habilitaciones|Cursos realizados|Formación adicional|Otros cursos|Estudios complementarios|Otros estudios|Certificaciones profesionales`,
    awards: list`Premios|Reconocimientos|Premios y reconocimientos|Distinciones|Becas|Becas y premios|Premios y distinciones|Galardones|Honores|Méritos|Condecoraciones|Logros|Premios y becas|Otros méritos|Honores y premios`,
    publications: list`Publicaciones|Publicaciones recientes|Publicaciones destacadas|Publicaciones seleccionadas|Artículos|Libros|Obras|Bibliografía|Trabajos publicados|Producción científica|Patentes|Artículos científicos|Capítulos de libro|Obra publicada|Principales publicaciones|Publicaciones científicas|Ponencias y publicaciones|Exposiciones|Exposiciones individuales|Exposiciones colectivas`,
    teaching: list`Docencia|Experiencia docente|Actividad docente|Docencia impartida|Asignaturas|Cursos impartidos|Actividades docentes|Materias|Docencia universitaria|Asignaturas impartidas|Enseñanza|Cátedras`,
    projects: list`Proyectos|Proyectos de investigación|Proyectos destacados|Proyectos realizados|Investigación|Proyectos en curso|Casos destacados|Asuntos destacados|Operaciones destacadas|Proyectos actuales|Experiencia destacada`,
    skills: list`Habilidades|Competencias|Conocimientos|Aptitudes|Informática|Conocimientos informáticos|Áreas de práctica|Áreas de especialización|Especialidades|Áreas de experiencia|Habilidades técnicas|Capacidades|Destrezas|Especialización|Áreas de actividad|Áreas de conocimiento|Especialidad|Habilidades y competencias|Aptitudes y conocimientos|Competencias digitales`,
    memberships: list`Membresías|Afiliaciones|Asociaciones|Sociedades científicas|Asociaciones profesionales|Miembro de|Voluntariado|Pertenencia a asociaciones|Sociedades|Pertenencia a sociedades científicas|Colegios profesionales|Participación en asociaciones|Afiliaciones profesionales|Actividades de voluntariado|Sociedades médicas`,
    languages: list`Idiomas|Lenguas|Conocimientos de idiomas|Dominio de idiomas|Lenguas extranjeras`,
    interests: list`Intereses|Aficiones|Intereses personales|Líneas de investigación|Intereses de investigación|Áreas de investigación|Pasatiempos|Temas de investigación|Áreas de interés|Hobbies|Intereses académicos|Otros datos|Otros datos de interés`,
    references: list`Referencias|Recomendaciones|Testimonios`,
    contact: list`Contacto|Contáctenos|Contacta|Datos de contacto|Datos personales|Información de contacto|Dirección|Información personal|Contáctanos|Ubicación|Aviso legal|Horario|Pedir cita|Datos generales`,
    about: list`Sobre mí|Sobre el ponente|Sobre la ponente|Acerca de|Sobre nosotros|Biografía|Bio|Perfil|Perfil profesional|Presentación|Quién soy|Quiénes somos|Resumen|Semblanza|Reseña biográfica|Currículum|Curriculum vitae|Currículum vítae|Síntesis curricular|Resumen profesional|Nota biográfica|Hoja de vida|CV|Biografía breve|Reseña|Extracto|Acerca de mí|Vida|Objetivo profesional|Breve currículum|Resumen curricular|Semblanza curricular|Currículo|Sobre el autor|Sobre la autora|Datos biográficos`,
    team: list`Equipo|Nuestro equipo|El equipo|Equipo directivo|Dirección general|Miembros|Personal|Profesionales|Nuestros profesionales|Abogados|Nuestros abogados|Socios|Médicos|Nuestros médicos|Profesorado|Profesores|Investigadores|Cuadro médico|Equipo médico|Claustro|Directivos|Autoridades|Cuerpo docente|Docentes|Académicos|Equipo humano|Quién es quién|Especialistas|Integrantes|Colaboradores|Equipo de investigación|Directorio de personal|Personal docente|Staff|Planta docente`,
    alumni: list`Antiguos alumnos|Exalumnos|Ex alumnos|Egresados|Graduados|Antiguos miembros|Alumni|Exalumnos destacados|Alumnos destacados|Egresados destacados|Ex miembros|Antiguos colaboradores|Doctores egresados`,
    students: list`Estudiantes|Alumnos|Doctorandos|Estudiantes de doctorado|Tesis dirigidas|Dirección de tesis|Tesis doctorales dirigidas|Tesistas|Becarios|Estudiantes de posgrado|Estudiantes actuales|Alumnado|Estudiantes de maestría|Doctorandos actuales|Tesis en curso|Investigadores predoctorales`,
    advisors: list`Asesores|Consejo asesor|Comité asesor|Comité científico|Consejo científico|Mentores|Directores de tesis|Consejo consultivo|Comité consultivo|Tribunal`,
    news: list`Noticias|Actualidad|Novedades|Prensa|Sala de prensa|Notas de prensa|Comunicados|Medios|En los medios|Últimas noticias|Blog|Comunicados de prensa|Artículos relacionados|Apariciones en prensa`,
    events: list`Eventos|Agenda|Congresos|Conferencias|Ponentes|Conferencistas|Seminarios|Jornadas|Programa|Ponencias|Próximos eventos|Talleres|Expositores|Comunicaciones|Conferenciantes|Disertantes|Oradores|Participación en congresos|Calendario|Panelistas|Webinars`,
    services: list`Servicios|Nuestros servicios|Productos|Soluciones|Qué hacemos|Tratamientos|Consultas|Consultoría|Nuestras áreas|Oferta|Prestaciones|Clientes|Nuestros clientes`,
  },
  itself: list`nosotros|nuestro|nuestra|nuestros|nuestras|la firma|el despacho|del despacho|al despacho|el bufete|la empresa|el estudio|la compañía|la clínica|el instituto|la fundación|el equipo|al equipo`,
  farewells: list`se despide|despedimos|nos deja|deja la empresa`,
  leavings: list`dimitió|renunció|ha dimitido|se jubiló|dejó el cargo|dejó la empresa|abandonó el cargo|cesó en el cargo|fue destituido|fue destituida|fue cesado|fue cesada|fue despedido|fue despedida`,
  gatherings: list`Jornadas|Simposio|Cumbre|Congreso Nacional|Congreso Internacional|Encuentro`,
  graduateLists: list`Egresados|Graduados|Titulados|Promoción|Tesis defendidas|Tesis doctorales|Tesis leídas|Defensa de tesis|Acto de graduación|Ceremonia de graduación|Doctores honoris causa|Antiguos alumnos|Doctores egresados|Generación de egreso`,
  degrees: degrees`
    doctoral PhD = Ph.D.|PhD|doctorado en filosofía|doctor en filosofía|doctora en filosofía
    doctoral - = doctorado|doctor|doctora|título de doctor|grado de doctor|tesis doctoral|doctorado europeo|doctor cum laude|doctora cum laude|doctor en ciencias sociales|grado de doctora|doctor por la|doctora por la|doctorado internacional|se doctoró|me doctoré|doctorándose|defendió su tesis doctoral|doctorarse
    doctoral ScD = doctor en ciencias|doctora en ciencias|doctorado en ciencias
    doctoral Dr. iur. [law] = doctor en derecho|doctora en derecho|doctorado en derecho|doctor en ciencias jurídicas
    doctoral EngD [engineering] = doctor ingeniero|doctora ingeniera|doctor en ingeniería|doctora en ingeniería|doctorado en ingeniería
    doctoral DBA [business administration] = doctorado en administración de empresas|DBA
    doctoral EdD [education] = doctor en educación|doctora en educación|doctorado en educación
    doctoral - [medicine] = doctor en medicina|doctora en medicina|doctor en medicina y cirugía|doctora en medicina y cirugía|doctorado en medicina
    professional MD [medicine] = médico cirujano|médica cirujana|médico y cirujano|licenciado en medicina|licenciada en medicina|licenciatura en medicina|licenciado en medicina y cirugía|licenciada en medicina y cirugía|grado en medicina|licenciatura en medicina y cirugía|título de médico|título de médico cirujano
    professional DDS [dentistry] = cirujano dentista|licenciado en odontología|licenciada en odontología|grado en odontología|licenciatura en odontología
    professional DVM [veterinary medicine] = médico veterinario|médica veterinaria|licenciado en veterinaria|licenciada en veterinaria|médico veterinario zootecnista|grado en veterinaria
    professional PharmD [pharmacy] = químico farmacéutico|licenciado en farmacia|licenciada en farmacia|grado en farmacia
    professional JD [law] = título de abogado|título de abogada
    master Maestria = maestría|máster universitario|máster en|maestro en|maestra en|maestría en
    master - = máster|master|magíster|magister|posgrado|postgrado|diploma de estudios avanzados|suficiencia investigadora|título de máster|grado de maestro|grado de maestra|Mg.|Mgtr.|máster oficial|M. en C.|tesis de maestría|DEA|título de posgrado
    master MSc = M.Sc.|MSc|maestría en ciencias|máster en ciencias|maestro en ciencias|maestra en ciencias|magíster en ciencias|Master of Science
    master MA = M.A.|maestría en artes|máster en artes|Master of Arts
    master MBA [business administration] = MBA|máster en administración de empresas|maestría en administración de empresas|máster en dirección de empresas|maestría en administración de negocios|Executive MBA|EMBA|MBA Ejecutivo|MBA Executive|maestría en dirección de empresas|magíster en administración de empresas
    master LLM [law] = LL.M.|LLM|maestría en derecho|máster en derecho|maestro en derecho|máster en abogacía|máster de acceso a la abogacía|magíster en derecho
    master MPA [public administration] = maestría en administración pública|máster en administración pública|MPA
    master MPP [public policy] = maestría en políticas públicas|magíster en políticas públicas
    master MPH [public health] = maestría en salud pública|máster en salud pública
    master MEd [education] = maestría en educación|máster en educación|magíster en educación
    master MFin [finance] = maestría en finanzas|máster en finanzas|magíster en finanzas
    master EngineersDegree [engineering] = ingeniero superior|ingeniera superior|ingeniero industrial|ingeniera industrial|ingeniería superior|ingeniero de caminos|ingeniero de caminos, canales y puertos|ingeniero de telecomunicación|ingeniera de telecomunicación|ingeniero agrónomo|ingeniera agrónoma|título de ingeniero
    master MArch [architecture] = arquitecto superior|arquitecta superior|título de arquitecto
    bachelor Licenciatura = licenciatura|licenciado|licenciada|Lic.|Lcdo.|Lcda.|Ldo.|Lda.|licenciado en|licenciada en|licenciatura en
    bachelor LLB [law] = licenciatura en derecho|licenciado en derecho|licenciada en derecho|grado en derecho|graduado en derecho|graduada en derecho
    bachelor BEng [engineering] = ingeniero técnico|ingeniera técnica|grado en ingeniería|ingeniería técnica|ingeniero civil|ingeniera civil|ingeniería civil|ingeniero de sistemas|ingeniero comercial|ingeniera comercial
    bachelor BSc = B.Sc.|bachiller en ciencias|Bachelor of Science|grado en ciencias
    bachelor BA = B.A.|bachiller en artes|Bachelor of Arts
    bachelor BBA [business administration] = grado en administración y dirección de empresas|licenciado en administración de empresas|licenciada en administración de empresas|grado en ADE|licenciatura en administración de empresas
    bachelor BArch [architecture] = grado en arquitectura|licenciatura en arquitectura
    bachelor - = diplomado en|diplomada en|diplomada|diplomada universitaria|bachiller en|bachiller en administración|bachiller en administración de empresas|bachiller en derecho|bachiller en economía|bachiller en ingeniería|bachiller en educación|bachiller en psicología|grado de bachiller|grado académico de bachiller|bachillerato universitario|bachillerato en|grado|grado universitario|graduado en|graduada en|título de grado|bachiller universitario|doble grado|diplomatura|diplomado universitario|pregrado|título universitario|carrera universitaria
    associate - = técnico superior|ciclo formativo|ciclo formativo de grado superior|formación profesional de grado superior|tecnicatura|tecnólogo|técnico superior universitario|TSU|FP superior
    certificate - = especialización|especialista en|especialidad|especialidad en|residencia|residencia médica|especialista por la|especialista por el|curso de posgrado|estudios de posgrado|diplomado|certificado|curso de experto|experto universitario|especialista universitario|título de experto|certificado de aptitud pedagógica|CAP|título de especialista|diploma de especialización|MIR
    secondary HighSchoolDiploma = bachillerato|secundaria|COU|BUP|preparatoria|bachiller|enseñanza media|título de bachiller|selectividad|educación secundaria
  `,
  titles: titles`
    chief executive officer = director ejecutivo|directora ejecutiva|consejero delegado|consejera delegada|CEO|director general|directora general|presidente ejecutivo|presidenta ejecutiva|gerente general
    chief financial officer = director financiero|directora financiera|CFO|gerente de finanzas|director de finanzas|directora de finanzas|vicepresidente financiero
    chief operating officer = director de operaciones|directora de operaciones|COO|gerente de operaciones
    chief technology officer = director de tecnología|directora de tecnología|CTO|director tecnológico
    chief information officer = director de sistemas|directora de sistemas|director de sistemas de información|CIO
    chief medical officer = director médico|directora médica
    chief scientific officer = director científico|directora científica
    managing director = administrador único|administradora única|gerente|administrador solidario|administradora solidaria|director gerente|directora gerente
    director = director|directora
    deputy director = subdirector|subdirectora|director adjunto|directora adjunta|vicedirector|vicedirectora
    general manager = gerente corporativo|gerente general corporativo|gerente país
    president = presidente|presidenta
    vice president = vicepresidente|vicepresidenta
    chair = presidente del consejo|presidenta del consejo|presidente del consejo de administración|presidenta del consejo de administración|presidente del directorio|presidenta del directorio
    board member = consejero|consejera|miembro del consejo|miembro del consejo de administración|miembro del directorio|consejero independiente|consejera independiente|vocal|miembro de la junta directiva|patrono|director independiente|directora independiente|miembro del patronato|patrona|consejero dominical|consejera dominical|vocal de la junta directiva
    executive board member = miembro del comité ejecutivo|miembro del comité de dirección
    founder = fundador|fundadora|socio fundador|socia fundadora
    co-founder = cofundador|cofundadora|co-fundador|co-fundadora
    owner = propietario|propietaria|dueño|dueña|titular
    shareholder = accionista
    entrepreneur = empresario|empresaria|emprendedor|emprendedora
    partner = socio|socia|socio principal
    managing partner = socio director|socia directora|socio administrador
    associate = asociado|asociada|asociado senior|asociada senior|abogado asociado|abogada asociada|asociado junior|asociada junior|abogado junior|abogada junior
    authorised signatory = apoderado|apoderada
    head of department = jefe de departamento|jefa de departamento|director de departamento|directora de departamento|director del departamento|directora del departamento|jefe de área|jefa de área|jefe de sección|jefa de sección|jefe del departamento|jefa del departamento|jefa del servicio|jefe clínico|jefa clínica|jefe de unidad|jefa de unidad|jefe de división|jefa de división|coordinador de unidad
    head = jefe|jefa|responsable|encargado|encargada
    team leader = jefe de equipo|jefa de equipo|líder de equipo|jefe de grupo|líder técnico|líder técnica|líder tecnológico|directora grupo de investigación|director del grupo de investigación|directora del grupo de investigación|jefe de grupo de investigación|responsable del grupo
    project manager = jefe de proyecto|jefa de proyecto|director de proyecto|directora de proyecto|gestor de proyectos|gestora de proyectos|gerente de proyectos|director de proyectos|gerente de proyecto|directora de proyectos|jefe de proyectos|jefa de proyectos|responsable de proyectos
    product manager = jefe de producto|jefa de producto|gerente de producto
    branch manager = director de sucursal|directora de sucursal|gerente de sucursal|director de oficina
    sales manager = director de ventas|directora de ventas|gerente de ventas|jefe de ventas|jefa de ventas|responsable de ventas
    marketing manager = director de marketing|directora de marketing|gerente de marketing|jefa de marketing|responsable de marketing|gerente de mercadeo|jefe de marketing
    human resources manager = director de recursos humanos|directora de recursos humanos|gerente de recursos humanos|jefe de recursos humanos|responsable de recursos humanos|jefa de recursos humanos|gerente de talento humano|jefe de personal|jefa de personal|director de personas|directora de personas
    finance manager = jefe de finanzas|gerente financiero|responsable financiero
    commercial director = director comercial|directora comercial|gerente comercial
    technical director = director técnico|directora técnica
    production manager = jefe de producción|jefa de producción|gerente de producción|director de planta|jefe de planta
    purchasing manager = jefe de compras|director de compras|comprador
    account manager = ejecutivo de cuentas|ejecutiva de cuentas|gerente de cuentas|gerente de cuenta|ejecutivo de cuenta|ejecutiva de cuenta|director de cuentas|directora de cuentas|jefe de cuentas
    sales representative = comercial|vendedor|vendedora|representante de ventas
    assistant = asistente|ayudante|auxiliar
    secretary = secretario|secretaria
    secretary general = secretario general|secretaria general
    treasurer = tesorero|tesorera
    consultant = consultor|consultora
    advisor = asesor|asesora
    specialist = especialista|experto|experta|perito
    officer = técnico de gestión|oficial
    coordinator = coordinador|coordinadora
    analyst = analista
    auditor = auditor|auditora|auditor de cuentas|interventor
    accountant = contador|contadora|contable|contador público|contadora pública
    controller = contralor|contralora|controller financiero
    tax advisor = asesor fiscal|asesora fiscal
    economist = economista
    banker = banquero|banquera
    engineer = ingeniero|ingeniera
    software developer = desarrollador|desarrolladora|programador|programadora|desarrollador de software|ingeniero de software|ingeniera de software
    computer scientist = informático
    data scientist = científico de datos|científica de datos
    systems administrator = administrador de sistemas|administradora de sistemas
    technician = técnico
    architect = arquitecto|arquitecta
    designer = diseñador|diseñadora
    lawyer = abogado|abogada|letrado|letrada|procurador|procuradora|abogado penalista|abogado laboralista
    legal counsel = asesor jurídico|asesora jurídica|asesor legal|asesora legal|abogado de empresa|abogada interna|abogado interno|abogada in-house|abogado in-house|abogada de empresa
    general counsel = director jurídico|directora jurídica|director de asesoría jurídica|gerente legal|gerente jurídico|gerente de asuntos legales|jefe legal|jefa legal|responsable legal
    trainee lawyer = pasante|abogado en prácticas|abogada en prácticas|pasante de abogado
    legal scholar = jurista
    notary = notario|notaria|escribano|escribana
    judge = juez|jueza|magistrado|magistrada|ministro de la Corte
    prosecutor = fiscal|fiscala|fiscal jefe
    mediator = mediador|mediadora|árbitro|árbitra
    insolvency administrator = administrador concursal|administradora concursal
    professor = catedrático|catedrática|profesor titular de cátedra|profesor|profesora|catedrático de universidad|catedrática de universidad|profesor principal|profesora principal|profesor ordinario|profesora ordinaria
    associate professor = profesor titular|profesora titular|profesor titular de universidad|profesora titular de universidad|profesor asociado|profesora asociada|profesor contratado doctor|profesora contratada doctora|profesor agregado|profesora agregada|profesor permanente laboral|profesora permanente laboral
    assistant professor = profesor ayudante doctor|profesora ayudante doctora|profesor asistente|profesora asistente|profesor auxiliar|profesora auxiliar|profesor lector|profesora lectora|profesor contratado doctor interino
    adjunct professor = profesor adjunto|profesora adjunta|profesor asociado laboral|profesor por horas|profesor de cátedra|docente de cátedra|catedrático de asignatura|profesora de asignatura|profesor hora cátedra
    visiting professor = profesor visitante|profesora visitante|profesor invitado|profesora invitada
    emeritus professor = profesor emérito|profesora emérita|catedrático emérito|catedrática emérita
    honorary professor = profesor honorario|profesora honoraria
    lecturer = docente|profesor colaborador|profesora colaboradora|profesor de asignatura|conferencista|profesor universitario|profesora universitaria
    teaching assistant = jefe de trabajos prácticos|jefa de trabajos prácticos|ayudante de cátedra|profesor ayudante
    research assistant = ayudante de investigación|asistente de investigación|auxiliar de investigación|becario de investigación
    research associate = investigador asociado|investigadora asociada|investigador contratado|investigadora contratada
    senior researcher = investigador principal|investigadora principal|profesor de investigación|profesora de investigación|investigador titular|investigadora titular
    researcher = investigador|investigadora|científico|científica|científico titular|científica titular
    visiting researcher = investigador visitante|investigadora visitante|investigador invitado
    postdoctoral researcher = investigador postdoctoral|investigadora postdoctoral|investigador posdoctoral|investigadora posdoctoral|becario postdoctoral|posdoctorado|postdoctorado
    doctoral researcher = doctorando|doctoranda|investigador predoctoral|investigadora predoctoral|estudiante de doctorado|becario predoctoral
    student = estudiante|alumno|alumna
    dean = decano|decana
    vice dean = vicedecano|vicedecana
    rector = rector|rectora
    vice rector = vicerrector|vicerrectora|prorrector|prorrectora
    chancellor = canciller
    institute director = director del instituto|directora del instituto
    laboratory head = jefe de laboratorio|jefa de laboratorio|director de laboratorio
    academician = académico|académica|miembro de la Academia|académico de número
    teacher = maestro|maestra|profesor de secundaria|profesora de secundaria|profesor de instituto
    headteacher = director de colegio|directora de colegio|director del colegio|directora del colegio|director de escuela
    trainer = formador|formadora|entrenador|entrenadora|capacitador|capacitadora
    librarian = bibliotecario|bibliotecaria
    archivist = archivero|archivera
    screenwriter = guionista
    illustrator = ilustrador|ilustradora
    tv presenter = presentador|presentadora|presentador de televisión|presentadora de televisión|locutor|locutora
    curator = comisaria de exposiciones|conservador|conservadora|comisario de exposiciones|curador|curadora
    museum director = director del museo|directora del museo
    physician = médico|médica|facultativo|facultativa
    head physician = jefe de servicio|jefa de servicio|médico jefe|jefe del servicio|médica jefe|jefe médico|jefa médica
    senior physician = médico adjunto|médica adjunta|jefe de sección médica|facultativo especialista de área|facultativa especialista de área|médico de planta|médico titular|médico especialista de planta|médico de base|médica de base|médico adscrito|médica adscrita|médico staff|médico de staff|médica de staff|facultativo especialista|facultativa especialista|FEA|médico asociado
    specialist physician = médico especialista|médica especialista
    resident physician = médico residente|médica residente|médico interno residente|residente|MIR
    general practitioner = médico de familia|médica de familia|médico general|médico de cabecera|médico generalista|médica general
    surgeon = cirujano|cirujana
    anaesthetist = anestesiólogo|anestesióloga|anestesista
    internist = internista|médico internista
    cardiologist = cardiólogo|cardióloga
    neurologist = neurólogo|neuróloga
    radiologist = radiólogo|radióloga
    gynaecologist = ginecólogo|ginecóloga|obstetra|gineco-obstetra|ginecoobstetra
    paediatrician = pediatra
    orthopaedist = traumatólogo|traumatóloga|ortopedista|cirujano ortopédico|cirujana ortopédica|cirujano ortopedista|cirujano ortopédico y traumatólogo|traumatólogo y ortopedista
    dermatologist = dermatólogo|dermatóloga
    ophthalmologist = oftalmólogo|oftalmóloga
    urologist = urólogo|uróloga
    oncologist = oncólogo|oncóloga
    psychiatrist = psiquiatra
    psychologist = psicólogo|psicóloga
    psychotherapist = psicoterapeuta
    therapist = terapeuta
    dentist = dentista|odontólogo|odontóloga
    orthodontist = ortodoncista
    pharmacist = farmacéutico|farmacéutica
    veterinarian = veterinario|veterinaria
    nurse = enfermero|enfermera
    head nurse = supervisora de enfermería|jefa de enfermería|supervisor de enfermería
    midwife = matrona|partera
    physiotherapist = fisioterapeuta|kinesiólogo|kinesióloga
    speech therapist = logopeda|fonoaudiólogo|fonoaudióloga
    social worker = trabajador social|trabajadora social
    journalist = periodista|columnista|articulista|reportero|reportera|corresponsal
    editor = redactor|redactora
    editor-in-chief = redactor jefe|redactora jefa|jefe de redacción|director editorial
    author = autor|autora|escritor|escritora
    translator = traductor|traductora|intérprete
    publisher = editor|editora
    producer = productor|productora
    film director = director de cine|directora de cine|cineasta|realizador|realizadora
    photographer = fotógrafo|fotógrafa
    actor = actor|actriz
    musician = músico
    composer = compositor|compositora
    conductor = director de orquesta|directora de orquesta
    artist = artista|artista plástico|artista plástica
    spokesperson = portavoz|vocero|vocera|jefe de prensa
    minister = ministro|ministra|consejero autonómico
    prime minister = presidente del Gobierno|primer ministro|primera ministra|presidenta del Gobierno
    deputy minister = viceministro|viceministra
    state secretary = secretario de Estado|secretaria de Estado|subsecretario|subsecretaria
    member of parliament = diputado|diputada|parlamentario|parlamentaria|congresista
    senator = senador|senadora
    mayor = alcalde|alcaldesa|intendente|presidente municipal|presidenta municipal
    deputy mayor = teniente de alcalde|teniente de alcaldesa
    governor = gobernador|gobernadora
    councillor = concejal|concejala|regidor|regidora
    ambassador = embajador|embajadora
    consul = cónsul|cónsul general
    diplomat = diplomático|diplomática
    civil servant = funcionario|funcionaria
    police officer = policía|agente de policía
    military officer = militar
    priest = sacerdote|párroco|cura
    bishop = obispo|arzobispo
    chemist = químico
    physicist = físico
    mathematician = matemático
    biologist = biólogo|bióloga
    historian = historiador|historiadora
    sociologist = sociólogo|socióloga
    political scientist = politólogo|politóloga
    philosopher = filósofo|filósofa
    intern = becario|becaria|practicante
    apprentice = aprendiz
    volunteer = voluntario|voluntaria
    freelancer = trabajador autónomo|trabajadora autónoma|profesional autónomo|profesional independiente|trabajador independiente
    investor = inversor|inversora|inversionista
    member = miembro|integrante
    commissioner = comisario|comisaria|comisionado|comisionada
    inspector = inspector|inspectora
    chef = cocinero|cocinera
    real estate agent = agente inmobiliario|corredor de propiedades
    employee = empleado|empleada|trabajador|trabajadora
    bailiff = agente judicial|oficial de justicia|oficial judicial
    law clerk = pasante judicial
    board secretary = secretario del consejo|secretaria del consejo|secretario del consejo de administración|secretaria del consejo de administración|secretario no consejero
    dental hygienist = higienista dental|higienista bucodental
    dental technician = protésico dental|protésica dental
    dental assistant = auxiliar dental|asistente dental
    paralegal = asistente legal|asistente jurídico|asistente jurídica
    legal secretary = secretaria jurídica|secretario jurídico
    court expert = perito judicial|perita judicial
    naturopath = naturópata
    osteopath = osteópata
    dietitian = nutricionista|dietista|dietista-nutricionista
    optometrist = optometrista|óptico optometrista
    data protection officer = delegado de protección de datos|delegada de protección de datos
    bank clerk = empleado de banca|empleada de banca|empleado bancario
    office clerk = auxiliar administrativo|auxiliar administrativa
    retail salesperson = dependiente|dependienta
    kindergarten teacher = educadora infantil|educador infantil|maestra de educación infantil|maestra infantil|parvularia|educadora de párvulos
    surveyor = topógrafo|topógrafa|agrimensor|agrimensora
    labour consultant = graduado social|graduada social
    court clerk = letrado de la administración de justicia|letrada de la administración de justicia|secretario judicial|secretaria judicial|actuario
    state deputy = diputado local|diputada local|diputado provincial|diputada provincial|diputado autonómico
    federal deputy = diputado federal|diputada federal
    nursing assistant = auxiliar de enfermería|técnico en cuidados auxiliares de enfermería
    tax lawyer = abogado tributarista|abogado fiscalista|abogada fiscalista|abogada tributarista
    labour lawyer = abogada laboralista|laboralista
    criminal lawyer = abogada penalista|penalista
    civil lawyer = abogado civilista|abogada civilista|civilista
    head of studies = jefe de estudios|jefa de estudios
    student assistant = becario de colaboración|alumno interno|ayudante alumno
    research engineer = ingeniero investigador
    group leader = líder de grupo|jefa de grupo
    site manager = jefe de obra|jefa de obra
    executive assistant = asistente de dirección|secretaria de dirección
    social pedagogue = educador social|educadora social
    web developer = desarrollador web|desarrolladora web
    graphic designer = diseñador gráfico|diseñadora gráfica
    chief of staff = jefe de gabinete|jefa de gabinete
    legal representative = representante legal
    business developer = gerente de desarrollo de negocios|director de desarrollo de negocio|directora de desarrollo de negocio|responsable de desarrollo de negocio
    manager = directivo|directiva|cargos directivos|puestos directivos|cargos de dirección|cargos de responsabilidad
  `,
  titleWords: list`director|directora|presidente|presidenta|vicepresidente|vicepresidenta|gerente|consejero|consejera|administrador|administradora|fundador|fundadora|cofundador|cofundadora|socio|socia|jefe|jefa|responsable|encargado|encargada|coordinador|coordinadora|profesor|profesora|catedrático|catedrática|docente|maestro|maestra|investigador|investigadora|científico|científica|doctorando|doctoranda|ingeniero|ingeniera|desarrollador|desarrolladora|programador|programadora|técnico|consultor|consultora|asesor|asesora|analista|asistente|ayudante|auxiliar|secretario|secretaria|tesorero|tesorera|abogado|abogada|letrado|letrada|jurista|notario|notaria|juez|jueza|magistrado|magistrada|fiscal|procurador|procuradora|médico|médica|cirujano|cirujana|residente|especialista|enfermero|enfermera|farmacéutico|farmacéutica|odontólogo|odontóloga|dentista|psicólogo|psicóloga|psiquiatra|veterinario|veterinaria|fisioterapeuta|contador|contadora|contable|auditor|auditora|economista|banquero|banquera|arquitecto|arquitecta|diseñador|diseñadora|periodista|redactor|redactora|editor|editora|escritor|escritora|autor|autora|traductor|traductora|productor|productora|fotógrafo|fotógrafa|artista|músico|decano|decana|rector|rectora|vicerrector|vicerrectora|ministro|ministra|diputado|diputada|senador|senadora|alcalde|alcaldesa|concejal|concejala|gobernador|gobernadora|embajador|embajadora|comisario|comisaria|inspector|inspectora|subdirector|subdirectora|entrenador|entrenadora|bibliotecario|bibliotecaria|historiador|historiadora|físico|químico|biólogo|bióloga|matemático|sociólogo|socióloga|filósofo|filósofa|miembro|portavoz|vocero|vocera|becario|becaria|empresario|empresaria|emprendedor|emprendedora|académico|académica|cardiólogo|cardióloga|ginecólogo|ginecóloga|pediatra|traumatólogo|oftalmólogo|neurólogo|funcionario|funcionaria|apoderado|apoderada|delegado|delegada|agente|titular|representante|gestor|gestora|supervisor|supervisora|ejecutivo|ejecutiva|subsecretario|subsecretaria|propietario|propietaria`,
  studyVerbs: list`cuenta con un máster|cuenta con un MBA|cuenta con una maestría|cuenta con un doctorado|cuenta con una licenciatura|cuenta con un grado|tiene un máster|tiene un MBA|tiene una maestría|tiene un doctorado|posee un máster|ha realizado un máster|hizo un máster|hice un máster|realizó un máster|ostenta el título|ostenta un|estudió|estudié|estudia|cursó|cursé|se graduó|me gradué|graduado|graduada|se licenció|me licencié|se doctoró|me doctoré|obtuvo|obtuve|se tituló|me titulé|egresó|egresado|egresada|se recibió|me recibí|realizó sus estudios|realizó estudios|completó|concluyó|terminó|finalizó|posee|tiene el título|cuenta con estudios|se formó|me formé|se diplomó|recibió el título|hizo el doctorado|hizo su doctorado|realizó su doctorado|defendió|defendió su tesis|se especializó|me especialicé|es licenciado|es licenciada|es doctor|es doctora|es egresado|es egresada|asistió|ingresó|realicé|ha cursado|titulado|titulada|obteniendo|doctorado por|doctorada por|licenciado por|licenciada por|hizo la residencia|realizó la residencia|completé|cursa|cursando|formada en la|formado en la|formada en el|formado en el`,
  appointing: list`nombra|ha nombrado|nombró|designa|ha designado|designó|ficha a|ha fichado|incorpora a|contrata a|promueve a|nombramiento de|la incorporación de|da la bienvenida a`,
  foundedBy: list`fundado … por|fundada … por|creado … por|creada … por|cofundado … por|cofundada … por`,
  speaking: list`dijo|afirma|afirmó|señala|señaló|explica|explicó|comenta|comentó|destacó|declaró|según|añadió|indicó`,
  heldAs: list`como|en calidad de|donde es|donde fue|donde era|donde ha sido|donde se desempeñó como|donde se desempeña como|donde actualmente es|donde ocupa|donde actualmente ocupa|donde ejerce|donde actualmente ejerce|de la que es|del que es|de la que fue|del que fue`,
  worked: list`trabajó|trabajaba|trabajé|ocupó|ocupaba|desempeñó|desempeñaba|ejerció|ejercía|se desempeñó|se desempeñaba`,
  anotherTime: list`antes|tras|después|luego|posteriormente|previamente|anteriormente`,
  workVerbs: list`trabajaba|trabajar|incorporarse|unirse|haber trabajado|haber ejercido|ejercía|ocupaba|haber sido|haber ocupado|fungió|funge|fungiendo|se desempeñaba|atiende|consulta en|opera en|fue|dirigiendo|presta sus servicios|pasó a formar parte|asumió el cargo|ostenta el cargo|ocupa el cargo|se integró|fue contratada|fue contratado|trabajó|adquirió experiencia|adquirió su experiencia|ha adquirido experiencia|desarrolló su carrera|ha desarrollado su carrera|trabajé|trabaja|trabajo en|se incorporó|me incorporé|se unió|dirigió|dirige|dirigí|lideró|lidera|fundó|fundé|cofundó|creó|se desempeñó|se desempeña|me desempeño|me desempeñé|ocupó|ocupa|ejerció|ejerce|ha trabajado|ha sido|fue nombrado|fue nombrada|nombrado|nombrada|fue designado|fue designada|designado|designada|fue elegido|fue elegida|fue electo|fue electa|asumió|asume|desempeñó|desempeña|gestionó|gestiona|coordinó|coordina|impartió|imparte|imparte clases|enseñó|enseña|asesora a|asesoró|presidió|preside|representa|representó|inició su carrera|comenzó su carrera|comenzó|inició|prestó servicios|presta servicios|forma parte|formó parte|colaboró|colabora|lleva trabajando|es responsable de|está a cargo|estuvo a cargo|fue ascendido|fue ascendida|pasó a|dejó|se jubiló|tomó posesión|integra|integró|laboró|labora|ha ocupado|ha desempeñado|ha dirigido|fichó por|estuvo|ha estado|estuve|pasó por|ha pasado por|actividad profesional|actividad asistencial|actividad privada|práctica privada|práctica profesional|práctica clínica|desarrolla su actividad|desarrolla su labor|labor asistencial|labor docente|compagina|compagina su actividad|combina su actividad|pasa consulta|consulta privada|experiencia laboral|prácticas profesionales|prácticas en|pasantía|pasantías|vinculado a|vinculada a|adscrito a|adscrita a|atiende en|ha laborado|laboré|se ha desempeñado|desempeñándose|trabajando|ha ejercido|ejerciendo|ha liderado|ha fundado|ha colaborado|ha formado parte|perteneció|pertenece|ingresó a|ha impartido|ejerzo|desarrollo mi actividad|he trabajado|he sido|lleva años en|lleva diez años en|paso por|pasos por|su paso por|tras su paso por|tras pasar por|experiencia en la firma|experiencia en el despacho|experiencia profesional en|experiencia laboral en|estancia profesional en`,
  joins: list`procedente de|procedente del|proveniente de|se incorporó a|se incorpora a|se unió a|se une a|se integró a|ingresó a|ingresó en|ingresa en|ingresa a|trabajó para|trabaja para|ha trabajado para|ha trabajado en|trabajó en|trabaja en|laboró en|labora en|ha laborado en|pasó a|fichó por`,
  taughtIn: list`de|del|en|el|la|los|las|al|curso|cursos|programa|programas|estudios|título|titulación|carrera`,
  studyNouns: list`estudios|título|titulación|grado|licenciatura|doctorado|maestría|máster|tesis|tesis doctoral|tesina|carrera|egresado|egresada|graduado|graduada|titulado|titulada|licenciado|licenciada|exalumno|exalumna|antiguo alumno|antigua alumna|posgrado|postgrado|formación|especialidad|especialización|residencia|diplomado|diplomatura|promoción|graduación|mención|alumno|alumna|beca|trabajo de fin de grado|trabajo de fin de máster|bachillerato|doctor por|licenciado por|curso|diplomada`,
  organisationPrepositions: list`en|en la|en el|en los|en las|de|de la|del|de los|por la|por el|por|para|para la|para el|con|a la|al|ante|dentro de|desde|junto a|en calidad de|bajo`,
  honorifics: list`Sr.|Sra.|Srta.|Señor|Señora|Señorita|Don|Doña|D.|Dña.|D.ª|Dr.|Dra.|Doctor|Doctora|Prof.|Profa.|Profesor|Profesora|Lic.|Licenciado|Licenciada|Ing.|Ingeniero|Ingeniera|Arq.|Abg.|Mtro.|Mtra.|Maestro|Maestra|Mg.|Mag.|MSc.|C.P.|Excmo. Sr.|Excma. Sra.|Ilmo. Sr.|Ilma. Sra.|Padre|Fray|Sor|Monseñor|Mons.|Gral.|Cnel.|Cap.|Sres.|Dres.|Psic.|Econ.|Mgtr.|Cra.|Cr.|Ps.|Q.F.|Licdo.|Licda.|Lcdo.|Lcda.|Ldo.|Lda.|Esp.|Mgter.|Bioq.|Farm.|Dª|Odont.|Kinga.|Klgo.|Klga.|Enf.|Ing. Agr.|Med. Vet.`,
  postNominals: list`Ph.D.|PhD|Ph. D.|MBA|M.Sc.|MSc|M.A.|LL.M.|LLM|CFA|CPA|PMP|M.D.|S.J.|O.P.|O.F.M.|FACS|FACC|FACP|CIA|MIM|PDD|PDG|AMP|EMBA|Jr.|hijo|II|III|CSV|DEA|CISA`,
  nameParticles: list`de|del|de la|de las|de los|y|e|la|las|los|i|van|von|di|da|do|dos|san|santa|viuda de|vda. de|ben|al|el`,
  articles: list`el|la|los|las|un|una`,
  nameConnectors: list`de|del|la|las|los|el|y|e|para|contra`,
  months: lists`
    enero|ene|ene.
    febrero|feb|feb.|febr.
    marzo|mar|mar.|mzo.
    abril|abr|abr.
    mayo|may|may.
    junio|jun|jun.
    julio|jul|jul.
    agosto|ago|ago.|agto.
    septiembre|setiembre|sept|sept.|sep|sep.|set.
    octubre|oct|oct.
    noviembre|nov|nov.
    diciembre|dic|dic.
  `,
  seasons: lists`
    primavera
    verano
    otoño
    invierno
  `,
  present: list`actualidad|la actualidad|en la actualidad|hasta la actualidad|actual|actualmente|presente|al presente|hasta el presente|hasta la fecha|a la fecha|hoy|hasta hoy|hoy en día|ahora|en curso|vigente|hasta ahora|hasta el momento|al día de hoy|hasta el día de hoy|en activo|fecha actual|todavía|sigue siendo`,
  presentVerbs: list`atiende|colabora|forma parte|integra|se desempeña|es|soy|trabajo|dirijo|ejerzo|trabaja|dirige|ejerce|enseña|imparte|asesora|preside|coordina|lidera`,
  since: list`desde|a partir de|desde el|desde el año|a partir del|de|con efecto desde|desde entonces`,
  until: list`hasta|hasta el|a|al|hasta el año|hasta finales de|antes de|finalizando en`,
  born: list`nacido|nacida|nació|nací|nacimiento|fecha de nacimiento|nace en`,
  introductions: list`soy|yo soy|me llamo|mi nombre es`,
  former: list`ex|ex-|exdirector|expresidente|expresidenta|exministro|exministra|exalcalde|exdiputado|exdirectora|antiguo|antigua|anterior|anteriormente|previamente|previo|jubilado|jubilada|retirado|retirada|emérito|emérita|otrora|en el pasado|hasta hace poco|antes|pasado|entonces|saliente|en aquel momento|difunto|en su momento|con anterioridad|en retiro|dimitió`,
  inProgress: list`realiza actualmente un doctorado|realiza un doctorado|está realizando|prepara su tesis|en curso|estudiante|doctorando|doctoranda|candidato a doctor|candidata a doctora|candidato|candidata|alumno|alumna|cursando|está cursando|actualmente cursa|cursa actualmente|pasante|en proceso|tesista|maestrando|maestranda|estudiante de doctorado|estudiante de maestría|estudiante de máster|estudiante de grado|estudiante de derecho|estudiante de medicina|matriculado|matriculada|estudios en curso|en formación|predoctoral|maestrante|estudia actualmente|realizando el doctorado|realiza el doctorado|realiza su doctorado|residente|becario predoctoral|doctorado en curso|máster en curso`,
  expected: list`previsto|prevista|fecha prevista|esperado|esperada|graduación prevista|graduación esperada|por obtener|estimado|título en trámite|en trámite|próximo a graduarse|próxima a graduarse|se graduará|fecha estimada`,
  attendedOnly: list`intercambio|programa de intercambio|estancia|estancia académica|semestre de intercambio|Erasmus|beca Erasmus|oyente|alumno oyente|curso de verano|escuela de verano|cursos de doctorado|asistió|año de intercambio|semestre en el extranjero|programa ejecutivo|año en el extranjero|cursos sueltos|asignaturas cursadas|curso corto|estancia de estudios|estancia Erasmus`,
  notConferred: list`tesis pendiente|pendiente de tesis|carga académica|sin tesis|tesis en curso|abandonó|abandonó los estudios|abandonó la carrera|dejó los estudios|dejó la carrera|sin terminar|sin concluir|no terminó|no finalizó|no concluyó|no completó|no se graduó|inconcluso|inconclusa|inconclusos|incompleto|incompleta|incompletos|inacabado|inacabada|trunco|trunca|truncos|estudios interrumpidos|interrumpió|sin título|no titulado|nunca terminó|nunca se graduó|carrera trunca|no finalizado|no finalizados|expulsado|expulsada|desertó|no concluido|no concluidos`,
  honorary: list`honoris causa|doctor honoris causa|doctora honoris causa|doctorado honoris causa|honorario|honoraria|honorífico|honorífica|h.c.|Dr. h. c.|presidente de honor|miembro de honor|profesor honorario|título honorífico|doctorado honorífico|a título honorífico`,
  negation: list`no|nunca|jamás|ni|sin|ningún|ninguna|ninguno|tampoco|falso|falsa|falsamente|negó|niega|desmintió|nada que ver|no es|no fue|no tiene|ajeno a|en vez de|en lugar de`,
  hypothetical: list`renunció a la oferta|se postuló|se postula|optó a|candidata a|candidato a|se presentó a|si|podría|sería|habría|debería|supuestamente|presuntamente|presunto|presunta|quizás|quizá|tal vez|posiblemente|probablemente|al parecer|aspira a|desea|pretende|planea|espera|rechazó|declinó|solicitó|quería|ficticio|ficticia|imaginario|se rumorea|según rumores|dice ser|afirma ser|aspirante|hubiera|hubiese|tendría|supuesto|supuesta`,
  visiting: list`visitante|invitado|invitada|profesor visitante|profesora visitante|profesor invitado|profesora invitada|investigador visitante|investigadora visitante|estancia de investigación|estancias de investigación|estancia posdoctoral|estancia postdoctoral|año sabático|sabático|visiting scholar|visiting professor|visiting fellow|en comisión de servicios|comisión de servicios|residencia artística|interino|interina|en residencia|pasantía de investigación|rotación`,
  trainings: titles`
    resident physician = residencia|residencia médica|residencia en|residencia de|especialidad vía MIR|formación MIR|internado rotatorio|especialidad de|especialidad médica|hizo la especialidad|realizó la especialidad|residencia MIR|formación como residente|formación especializada|formación como médico residente|formación como médica residente|residente de
    intern = prácticas|prácticas profesionales|pasantía|pasantías|internado|servicio social
    fellow = fellowship|subespecialidad
    postdoctoral researcher = estancia postdoctoral|posdoctorado|postdoctorado
  `,
  titleVerbs: titles`
    directora * = dirige|dirigió|dirigía|dirigí|dirijo|ha dirigido|haber dirigido|está al frente|al frente|encabeza|encabezó|lidera|lideró|lidero|ha liderado|ostenta la dirección|asumió la dirección
    presidenta * = preside|presidió|presidía|ha presidido|presido
    docente = enseña|enseñó|enseño|imparte clases|imparte docencia|impartió clases|ha impartido clases|da clases|dicta clases|ejerce la docencia
    fundadora = fundó|fundé|funda|ha fundado|de fundar
    cofundadora = cofundó|cofundé|ha cofundado
    consejera = forma parte del consejo de administración|formó parte del consejo de administración|integra el consejo de administración|integra el directorio|integró el directorio|se sienta en el consejo
    coordinadora * = coordina|coordinó|coordino|ha coordinado
  `,
  titleGroups: titles`
    socio = socios|socias|abogados socios
    asociado = asociados|asociadas|abogados asociados
    asociado sénior = asociados sénior|asociados senior
    socio fundador = socios fundadores
    socio director = socios directores
    abogado = abogados|abogadas|letrados
    director = directores
    profesor = profesores|profesorado|profesoras
    investigador = investigadores|investigadoras
    consultor = consultores
    asesor = asesores
    médico = médicos|médicas
    docente = docentes
    consejero = consejeros
    arquitecto = arquitectos
    psicólogo = psicólogos|psicólogas
    procurador = procuradores
    doctorando = doctorandos|estudiantes de doctorado
  `,
  memberOf: list`miembro|miembros|socio|socia|socio fundador|académico de número|colegiado|colegiada|afiliado|afiliada|becario|becaria|galardonado|galardonada`,
  committees: list`comité|subcomité|sub-comité`,
  dealings: list`financiado por|financiada por|financiados por|financiadas por|patrocinado por|apoyado por|publicado en|publicado por|publicada en|publicados en|publicadas en|publicada por|editado por|en colaboración con|en cooperación con|en convenio con|convenio con|colaboración con|clientes|premio de|premio del|beca de|beca del|becado por|becada por|galardonado por|galardonada por|premiado por|premiada por|certificado por|certificada por|acreditado por|acreditada por|avalado por|avalada por|colegiado en|colegiada en|colegiado del|colegiada del|inscrito en|inscrita en|matriculado en|matriculada en|artículos en|ponencias en|conferencias en|ponente en|conferencista en|por encargo de|ponente de|ponente del|conferencista|moderador|moderadora|trabajado con|trabaja con|trabajó con|trabajando con|colegas`,
  prizes: list`premio|medalla|trofeo|galardón|beca`,
  theses: titles`
    doctoral = tesis doctoral|tesis de doctorado
    master = tesis de maestría|tesis de máster|trabajo de fin de máster|trabajo fin de máster
    bachelor = trabajo de fin de grado|trabajo fin de grado|tesis de licenciatura|tesis de grado
    any = tesis|tesina
  `,
  bars: list`colegio de abogados|ilustre colegio de abogados|colegio de la abogacía`,
  relatives: list`mi colega|padre|madre|hermano|hermana|hijo|hija|esposa|esposo|marido|mujer|cónyuge|padres|tío|tía|primo|prima|sobrino|sobrina|abuelo|abuela|nieto|nieta|suegro|suegra|cuñado|cuñada|yerno|nuera|hijos|viuda|viudo|gemelo|gemela|casado con|casada con|pareja|novio|novia|padrastro|madrastra|hermanastro|exmarido|exmujer|exesposa|exesposo|su padre|su madre|su esposa|su esposo|su marido|bisabuelo|familia|padrino|madrina|hermanos|antepasado|descendiente|prometida|prometido`,
  advisors: list`tesis dirigida por|codirector de tesis|codirectora de tesis|tutora de tesis|director de tesis|directora de tesis|dirigido por|dirigida por|bajo la dirección de|bajo la supervisión de|tutor|tutora|tutor de tesis|asesor de tesis|asesora de tesis|codirector|codirectora|supervisor de tesis|director de la tesis|directora de la tesis|mentor|mentora|tribunal de tesis|bajo la tutela de|bajo la guía de|supervisado por|tutelado por|profesor guía|profesora guía|codirigida por|con la dirección de|director del trabajo|sinodal`,
  pronouns: {
    first: list`yo|mi|mis|me|mí|mío|mía|nosotros|nuestro|nuestra|nuestros|conmigo|nos`,
    third: list`él|ella|su|sus|ellos|ellas|suyo|suya|le|lo|este|esta`,
  },
  organisationWords: {
    school: list`universidad|facultad|escuela|colegio|instituto de educación secundaria|IES|academia|escuela superior|escuela técnica|escuela técnica superior|politécnica|universidad politécnica|instituto tecnológico|conservatorio|escuela de negocios|liceo|escuela politécnica|pontificia universidad|universidad autónoma|universidad nacional|seminario|escuela normal|universidad complutense|preparatoria|escuela universitaria|instituto politécnico|colegio mayor|universidad tecnológica|universidades|escuela de posgrado|universidad católica|UNAM|UNED|Politecnica|CEIP|CIFP`,
    company: list`empresa|compañía|sociedad|grupo|corporación|holding|consultora|agencia|industrias|tecnologías|soluciones|sistemas|servicios|editorial|seguros|aseguradora|estudio|constructora|inmobiliaria|fábrica|laboratorios|farmacéutica|energía|transportes|logística|medios|periódico|diario|despacho profesional|gestoría|asesoría|consultoría|productora|cadena|hotel|almacenes|comercial|distribuidora|inversiones|startup|filial|hermanos|bodegas|minera|petrolera|cervecería|aerolínea|telecomunicaciones|ingeniería y construcción|gaceta|heraldo|tribuna|revista|radio|televisión|agencia de noticias`,
    hospital: list`hospital|clínica|centro médico|centro de salud|hospital universitario|hospital clínico|policlínica|policlínico|sanatorio|consultorio|consulta médica|complejo hospitalario|hospital general|clínica dental|clínica veterinaria|ambulatorio|maternidad|hospital infantil|residencia de mayores|instituto de salud|farmacia|hospital nacional|hospital regional|clínica universidad|quirónsalud|centro hospitalario|instituto nacional de cancerología|hospital de día|consultorio médico|CAP|CHUS|CHUAC`,
    public: list`ministerio|gobierno|ayuntamiento|municipalidad|alcaldía|diputación|junta de|generalitat|consejería|secretaría de|congreso|congreso de los diputados|senado|parlamento|tribunal|tribunal supremo|tribunal constitucional|audiencia nacional|audiencia provincial|juzgado|corte suprema|fiscalía|policía|guardia civil|ejército|armada|embajada|consulado|comisión europea|parlamento europeo|dirección general|administración|subsecretaría|superintendencia|contraloría|procuraduría|agencia estatal|agencia tributaria|provincia de|comunidad de|comunidad autónoma|intendencia|gobernación|defensoría|presidencia|cámara de diputados|Naciones Unidas|secretaría de Estado|poder judicial|asamblea|asamblea nacional|servicio nacional|cabildo`,
    institute: list`instituto|centro de investigación|CSIC|CONICET|laboratorio|observatorio|museo|biblioteca|archivo|consejo superior de investigaciones científicas|instituto de investigación|centro de estudios|centro nacional|academia de ciencias|real academia|centro de investigaciones|instituto nacional|colegio de México|fundación de investigación|centro de|unidad de investigación|think tank`,
    department: list`departamento|área|sección|unidad|división|dirección|servicio|cátedra|grupo de investigación|equipo|oficina|gerencia|coordinación|subdirección|secretaría académica|sucursal|delegación|jefatura|decanato|vicerrectorado|rectorado|redacción|programa`,
    law: list`bufete|despacho|despacho de abogados|abogados|firma de abogados|estudio jurídico|notaría|abogados y asesores|estudio de abogados|asesoría jurídica|abogados asociados|escribanía|bufete de abogados|firma legal|consultorio jurídico|procuradores`,
    association: list`asociación|fundación|federación|sindicato|sociedad española de|sociedad científica|cámara de comercio|colegio de abogados|colegio de médicos|ilustre colegio|confederación|liga|comité|club|partido|cooperativa|iglesia|parroquia|diócesis|ONG|red|movimiento|unión|consejo|consejo general|patronato|orden|foro|alianza|mutua|mutualidad|gremio|sociedad mexicana de|sociedad argentina de|colegio oficial|cámara|consorcio|teatro|orquesta|ópera|filarmónica`,
    bank: list`banco|caja de ahorros|caja|banca|banco central|cooperativa de crédito|banca privada|gestora de fondos|bolsa|bolsa de valores|fondo de inversión|capital riesgo|casa de bolsa|caja rural|banca de inversión|financiera|entidad financiera|gestión de activos`,
  },
  pageWords: list`inicio|bienvenidos|página personal|aviso legal|nuestro|nuestra|orador principal`,
  fieldLabels: {
    grantor: list`institución|institución otorgante`,
    email: list`correo|correo electrónico`,
    web: list`página web|página personal`,
    company: list`razón social|denominación|denominación social`,
    number: list`número|nº`,
    end: list`baja|fecha de baja`,
    start: list`alta|fecha de alta|colegiación|fecha de colegiación|nombrado|desde`,
    place: list`localidad|ciudad|población|domicilio profesional`,
    role: list`cargo|puesto`,
    specialty: list`especialidad`,
    profession: list`profesión`,
    status: list`situación|estado`,
    firm: list`sociedad|despacho|empresa`,
    name: list`nombre|nombre y apellidos|apellidos y nombre|apellidos, nombre`,
  },
  sharedHeads: list`universidades|Universidades|facultades|hospitales|Hospitales|escuelas`,
  legalForms: list`S.A.|SA|S.L.|SL|S.L.U.|SLU|S.A.U.|SAU|S.L.P.|SLP|S.R.L.|SRL|S. de R.L.|S. de R.L. de C.V.|S.A. de C.V.|S.A.S.|SAS|S.C.|S. Coop.|C.A.|S.C.P.|S.A.C.|SAC|E.I.R.L.|EIRL|SpA|Ltda.|Ltda|Cía.|y Cía.|A.C.|S.A.B. de C.V.|S.C.A.|A.I.E.|C.B.|S.A.A.|e Hijos|y Asociados|& Asociados|I.A.P.`,
  sentenceWords: list`estudiante|licenciado|licenciada|egresado|egresada|es|fue|ella|él|el|los|las|desde|durante`,
  subjects: list`derecho|ingeniería|administración`,
  functionWords: list`administración|área|atención|auditoría|calidad|capacitación|clientes|comercial|compras|comunicación|comunicaciones|contabilidad|contenidos|control|crédito|cursos|desarrollo|dirección|directorio|diseño|docencia|estrategia|estudios|finanzas|formación|gerencia|gestión|humanos|informática|innovación|institucionales|internacionales|inventarios|investigación|jurídica|jurídico|logística|mantenimiento|marketing|mercadeo|mercados|nacionales|negocios|obras|operaciones|pérdidas|planeación|planificación|posgrado|postgrado|pregrado|prevención|producción|proyecto|proyectos|públicas|recursos|redes|relaciones|riesgos|seguridad|servicio|servicios|sistemas|sociales|tecnología|tesorería|universitario|universitaria|ventas`,
  conjunctions: list`y|e|o|u|&|así como|y/o|junto con|además de|/|pero|también|ni|como`,
  abbreviations: list`srta|licda|mtro|mtra|dña|depto|dpto`,
});
