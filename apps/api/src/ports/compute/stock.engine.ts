/** All that a datacenter has of one thing, whoever uses it. What can still be given is `total - used - held`. */
export interface Stock {
  total: number
  used: number
  /** Set aside and never given to anybody: for the hosts themselves, against a disk that runs full. null: not told. */
  held: number | null
}

/** In whole numbers; null where the engine cannot say, which is never guessed. */
export interface ComputeStock {
  vcpus: Stock | null
  memoryGb: Stock | null
  /** Where servers have their disks. */
  diskGb: Stock | null
  /** Where volumes lie; absent where that is the same place as for servers. */
  volumeGb?: Stock | null
  /** Public addresses. */
  ipv4: Stock | null
}

/** What operators ask of an engine, before they have to buy more of it. */
export interface StockPort {
  readStock(signal: AbortSignal): Promise<ComputeStock>
}
