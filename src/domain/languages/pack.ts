export type SectionKind = 'education' | 'employment' | 'publications' | 'alumni' | 'students' | 'references' | 'news' | 'events' | 'team' | 'about';
