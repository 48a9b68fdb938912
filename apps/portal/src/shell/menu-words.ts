/** What is said of lines of the menu beyond their names, by their ids; the palette and the dashboard bring it. */
export type MenuWords = Readonly<
  Record<
    string,
    {
      /** Searched for in the palette, never shown: English names, what others call it. */
      keywords: string
      /** What is found there, in a few words: those that have one are the dashboard's shortcuts. */
      hint?: string
    }
  >
>
