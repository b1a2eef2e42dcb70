export const firstStyles: (styles: string, html: string) => string;
