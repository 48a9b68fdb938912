import { expect, it } from 'vitest'
import config from '../vitest.config.ts'

interface Project {
  test?: { name?: string; fileParallelism?: boolean; sequence?: { groupOrder?: number } }
}

it('projects with another number of workers are groups of their own: Vitest runs none of them otherwise', () => {
  const projects = (config.test?.projects ?? []) as Project[]
  const orderOf = ({ test }: Project) => test?.sequence?.groupOrder ?? 0
  const alone = projects.filter(({ test }) => test?.fileParallelism === false)
  expect(alone.map(({ test }) => test?.name)).toEqual(['forms'])
  for (const project of alone) {
    const beside = projects.filter((other) => other !== project && orderOf(other) === orderOf(project))
    expect(beside.map(({ test }) => test?.name)).toEqual([])
  }
})
