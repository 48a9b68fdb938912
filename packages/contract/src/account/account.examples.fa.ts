import type { ShapeExamples } from '../area.ts'

export const accountExamples = {
  ApiTokenListItem: { allProjects: false },
  CreateApiTokenModel: { allProjects: false },
  ConvertCustomerToLegalModel: { nationalId: '10380284790' },
} as const satisfies ShapeExamples
