import type { ShapeExamples } from '../area.ts'

export const operatorExamples = {
  OperatorArticleModel: { link: 'faster-backups' },
  OperatorArticleEditModel: { link: 'faster-backups' },
  CurrentOperator: { name: 'مریم کریمی', email: 'maryam@example.ir' },
} as const satisfies ShapeExamples
