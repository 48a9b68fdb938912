/** A name or a value inside a Persian sentence, isolated: whatever its script, it keeps its direction and the sentence its order. */
export const latin = (value: string): string => `\u2068${value}\u2069`
