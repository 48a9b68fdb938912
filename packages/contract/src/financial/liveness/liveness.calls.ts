import { defineCall } from '../../call.ts'

export const livenessCalls = {
  homeIndex: defineCall({
    method: 'POST',
    path: '/api/my/home/index',
    access: 'anyone',
    summary: 'Answer that the service is alive',
  }),
  homeIndexRead: defineCall({
    method: 'GET',
    path: '/api/my/home/index',
    access: 'anyone',
    summary: 'Answer that the service is alive (older form)',
    description: 'Kept for older clients: same as homeIndex.',
  }),
  financialHomeIndex: defineCall({
    method: 'POST',
    path: '/api/my/financial/home/index',
    access: 'anyone',
    summary: 'Answer that the financial service is alive',
    description: 'Same as homeIndex.',
  }),
}
