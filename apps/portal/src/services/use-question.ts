import { useState } from 'react'

interface Question<Asked> {
  asked: Asked
  answer: (isAccepted: boolean) => void
}

/** What is asked before an act; whoever began the act waits for the answer. */
export const useQuestion = <Asked>() => {
  const [question, setQuestion] = useState<Question<Asked>>()
  return {
    asked: question?.asked,
    /** Answers whether it was done. */
    ask: (asked: Asked) => new Promise<boolean>((answer) => setQuestion({ asked, answer })),
    close: () => {
      question?.answer(false)
      setQuestion(undefined)
    },
    /** Does it; `false` when it failed, and the question stays open. */
    accept: async (act: () => Promise<boolean>): Promise<boolean> => {
      const isAccepted = await act()
      // Answered before the dialog closes: closing it answers "no" to whoever still waits.
      if (isAccepted) question?.answer(true)
      return isAccepted
    },
  }
}
