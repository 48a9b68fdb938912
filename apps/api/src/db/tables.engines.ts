export interface EngineLocksTable {
  key: string
  owner: string
  until: Date
}
