// The attributes of one tag, names in lower case. A page may write any name, so members are asked for by name only.

export type Attributes = Readonly<Record<string, string | undefined>>;
