/** The voices that a rewrite can have. */
export type Tone = 'Standard' | 'Academic' | 'Professional' | 'SEO/blogs';
