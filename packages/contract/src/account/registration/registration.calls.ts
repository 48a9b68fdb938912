import { cacheGroups } from '../../cache-groups.ts'
import { defineCall } from '../../call.ts'
import { LoginSession } from '../sign-in/sign-in.schemas.ts'
import {
  CodeSent,
  ForgotConfirmModel,
  ForgotKeepModel,
  ForgotModel,
  RegisterConfirmModel,
  RegisterModel,
} from './registration.schemas.ts'

const path = '/api/my/account'

/** Signing up, and a new password for whoever has forgotten theirs: both begin with a code by mail. */
export const registrationCalls = {
  register: defineCall({
    method: 'POST',
    path: `${path}/register`,
    access: 'anyone',
    summary: 'Sign up',
    description:
      'Answers the same for known and unknown addresses: accessToken "0", a pendingToken for registerConfirm, and in errorMessage the sentence to show: the code or the link of the mail finishes it. With the token of an invitation to that address the answer is a session at once.',
    body: RegisterModel,
    response: LoginSession,
    invalidates: cacheGroups,
  }),
  registerConfirm: defineCall({
    method: 'POST',
    path: `${path}/register-confirm`,
    access: 'anyone',
    summary: 'Finish signing up with the code or the link from the e-mail',
    description:
      'The code belongs to the browser or program that filled in the form: it needs the pendingToken of its answer. The link works anywhere, and elsewhere it needs a password that is chosen now: whoever typed the e-mail need not be its owner.',
    body: RegisterConfirmModel,
    response: LoginSession,
    invalidates: cacheGroups,
  }),
  forgot: defineCall({
    method: 'POST',
    path: `${path}/forgot`,
    access: 'anyone',
    summary: 'Send a code for a new password',
    description: 'Answers the same for known and unknown addresses.',
    body: ForgotModel,
    response: CodeSent,
  }),
  forgotConfirm: defineCall({
    method: 'POST',
    path: `${path}/forgot-confirm`,
    access: 'anyone',
    summary: 'Set a new password with the code',
    description:
      'Wrong codes count against the request of this pendingToken alone. Without it (body or cookie) only a code asked for from the same address is tried, three times at most.',
    body: ForgotConfirmModel,
  }),
  forgotKeep: defineCall({
    method: 'POST',
    path: `${path}/forgot-keep`,
    access: 'anyone',
    summary: 'Keep the password, and have this browser known',
    description:
      'For an owner whom the guesses of strangers keep out (429 `account_guarded`): with the code or the link of the mail that `forgot` sends, this browser is one that the account knows, and signs in with the password as it is. Nothing else changes.',
    body: ForgotKeepModel,
  }),
}
