/**
 * When a call asks again who is there, because a stolen session must not be enough for it.
 *
 * `true`: the password or a passkey, and the second factor where one is on.
 * `again`: the same, and having signed in is not enough: whoever holds the session must have been asked since.
 * `withFactor`: the same as `true`, and for somebody without a second factor a code to the phone that is confirmed so far.
 * `moneyOut`: the same as `withFactor`, by a factor or phone that was there before; where none is, a code to the e-mail address.
 * `ofFactor`: the same as `true` where a second factor is on, else nothing: the call itself takes the password.
 * `inBulk`: nothing for a few of them; the same as `true` for many in a short time.
 * `filesInBulk`: the same for files, of which one call deletes many. A folder, or a rule that deletes by itself, is many.
 */
export type StepUp = true | 'again' | 'withFactor' | 'moneyOut' | 'ofFactor' | BulkStepUp

/** Counts things, not calls: how many of them within `proofSeconds` ask for nothing. */
export const thingsWithoutProof = { inBulk: 3, filesInBulk: 20 } as const
export type BulkStepUp = keyof typeof thingsWithoutProof

export const isBulk = (stepUp: StepUp | undefined): stepUp is BulkStepUp =>
  typeof stepUp === 'string' && Object.hasOwn(thingsWithoutProof, stepUp)

/** How long a proof counts, for the session that gave it. Signing in is one, but for `again`. */
export const proofSeconds = 10 * 60

/** For so long nothing that was added or changed proves enough for money to leave: its owner has been told, and has time to act. */
export const youngProofHours = 72

/** The codes of the refusals: the portal asks and sends the call again. */
export const proofNeededCode = 'proof_needed'
export const factorProofNeededCode = 'factor_proof_needed'
export const mailboxProofNeededCode = 'mailbox_proof_needed'

const sentences: Readonly<Record<string, string>> = {
  true: `Asks for a proof of the last ${proofSeconds / 60} minutes: without one it answers 403 \`${proofNeededCode}\`, see stepUpProve. Signing in is a proof.`,
  again: `Asks for a proof of the last ${proofSeconds / 60} minutes that was given in this session: without one it answers 403 \`${proofNeededCode}\`, see stepUpProve. Signing in is none.`,
  withFactor: `Asks for a proof of the last ${proofSeconds / 60} minutes that includes a second factor or, without one, a code to the confirmed phone: else it answers 403 \`${proofNeededCode}\` or \`${factorProofNeededCode}\`, see stepUpProve.`,
  moneyOut: `Asks for a proof of the last ${proofSeconds / 60} minutes that includes a second factor or, without one, a code to the confirmed phone; where there is none, or one was added or changed within ${youngProofHours} hours, a code to the e-mail address (\`emailCode\` of stepUpProve) instead: else it answers 403 \`${proofNeededCode}\`, \`${factorProofNeededCode}\` or \`${mailboxProofNeededCode}\`. With an e-mail address that was changed meanwhile too, it waits until the hours are over.`,
  ofFactor: `Asks somebody whose second factor is on for a proof of the last ${proofSeconds / 60} minutes: without one it answers 403 \`${proofNeededCode}\`, see stepUpProve. Signing in is a proof.`,
  inBulk: `More than ${thingsWithoutProof.inBulk} deletions in ${proofSeconds / 60} minutes ask for a proof: without one it answers 403 \`${proofNeededCode}\`, see stepUpProve. API tokens are not asked.`,
  filesInBulk: `More than ${thingsWithoutProof.filesInBulk} files in ${proofSeconds / 60} minutes, a folder, or a rule that deletes by itself ask for a proof: without one it answers 403 \`${proofNeededCode}\`, see stepUpProve. API tokens are not asked.`,
}

/** An operator shows the second factor again. */
export const operatorStepUpSentence = `Asks for a code of the authenticator app of the last ${proofSeconds / 60} minutes: without one it answers 403 \`${proofNeededCode}\`, see operatorProve. Signing in is a proof.`

/** For the API documentation. */
export const stepUpSentence = (stepUp: StepUp): string => sentences[String(stepUp)]!
