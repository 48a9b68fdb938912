import type { ShapeExamples } from '../area.ts'

export const dnsCdnExamples = {
  ChangeContactModel: { city: 'Tehran' },
  CheckDomainModel: { domainName: 'example' },
  EditCdnRouteModel: { destinations: [{ address: '203.0.113.10', weight: 1 }] },
  RegisterDomainModel: { domainName: 'example', city: 'Tehran' },
} as const satisfies ShapeExamples
