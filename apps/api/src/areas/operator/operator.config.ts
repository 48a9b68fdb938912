import { z } from 'zod'
import { defineConfigSection } from '../../config.section.ts'
import { variable } from '../../config.variable.ts'

declare module '../../config.ts' {
  interface Config {
    /** Absent: on in a demo on one machine, else off. */
    operatorsOn: boolean | undefined
    operators: z.output<typeof OperatorsFile>
  }
}

const OperatorsFile = z.strictObject({
  /** From this sum on, money is moved by two persons. */
  twoPersonRials: z.int().min(0).default(50_000_000),
})

export const operatorConfig = defineConfigSection({
  variables: {
    SARV_OPERATORS: variable(
      z
        .enum(['on', 'off'], 'must be on or off')
        .transform((value) => value === 'on')
        .optional(),
      'on in a demo on one machine, else off',
      'The side of operators: `/operator` and `/api/operator`. Off, all of it is 404. `sarv operator add` makes the first one.',
    ),
  },
  file: { operators: OperatorsFile.prefault({}) },
  example: `operators:
  twoPersonRials: 50000000
`,
  description: `- \`operators.twoPersonRials\`: an operator adjusts wallets and makes gift codes for more than this in a day only when a second operator of finance agrees.
`,
  isSandbox: () => true,
  settings: ({ operators }, values) => ({ operators, operatorsOn: values.SARV_OPERATORS }),
})
