import { describe, expect, it } from 'vitest'
import { allCalls } from './calls.ts'
import type { Call } from './call.ts'
import { personalFields, requestFields } from './personal-fields.ts'

const looksPersonal =
  /national|phone|mobile|postal|sheba|iban|birth|address|street|voice|fax|pan$|card|holder|passport|father/i

/** Why a field whose name looks personal is none. A new one must stand here or be marked with `personal()`. */
const notPersonal: Record<string, string> = {
  'cdnRouteEdit.address': 'where a machine is reached',
  'vmHostCreate.ipAddress': 'an address of a machine',
  'vmNetworkNodeAttach.ipAddress': 'an address of a machine',
  'networkPlanSet.ipAddress': 'an address of a machine',
  'networkPlanSet.address': 'a public address of a private cloud',
  'networkPlanReach.FromAddress': 'an address of a machine',
  'topologyReach.FromAddress': 'an address of a machine',
  'vmHostFirewallReach.FromAddress': 'an address of a machine',
  'profileEditPhoneNotification.phoneNotify': 'a switch',
  'paymentSepCallBack.securePan': 'masked by its schema: first six and last four digits',
  'paymentBfaCallBack.cardMaskPan': 'masked by its schema: first six and last four digits',
  'paymentBpmCallBack.cardHolderPan': 'masked by its schema: first six and last four digits',
  'paymentSandboxCallBack.card': 'masked by its schema: first six and last four digits',
}

describe('facts about a person in a request', () => {
  it('are marked in every call whose field has such a name', () => {
    const open: string[] = []
    for (const [id, call] of Object.entries(allCalls) as [string, Call][]) {
      for (const [name, shown] of requestFields(call)) {
        if (shown === undefined && looksPersonal.test(name)) open.push(`${id}.${name}`)
      }
    }
    expect(open.toSorted()).toEqual(Object.keys(notPersonal).toSorted())
  })

  it('are found behind optional fields, and in what strangers write', () => {
    expect(personalFields(allCalls.domainRegister).get('fax')).toBe('lastThree')
    expect(personalFields(allCalls.withdrawalCreate).get('sheba')).toBe('lastFour')
    expect([...personalFields(allCalls.blogCommentCreate).keys()].toSorted()).toEqual(['content', 'email', 'name'])
  })
})
