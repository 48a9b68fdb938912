import type { AccessInputs } from '../../testing/access/inputs.ts'
import { newEmail } from '../../testing/access/things.ts'
import { testPassword } from '../../testing/api.ts'

const totpCode = 123_456
const setUpCode = 'of nobody'

export const accessInputs: AccessInputs = {
  operatorLogin: () => ({ body: { email: newEmail(), password: 'x', totpCode } }),
  operatorSetUpBegin: () => ({ body: { setUpCode }, refusal: 400 }),
  operatorSetUp: () => ({ body: { setUpCode, password: testPassword, totpCode }, refusal: 400 }),
  // A code of the app; who has no app has no right one.
  operatorProve: () => ({ body: { totpCode }, refusal: 400 }),
}
