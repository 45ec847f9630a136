/** Work that is done once for all who ask for it at the same time. */
export class SingleFlight<Result> {
  private readonly flights = new Map<string, Promise<Result>>();

  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const underWay = this.flights.get(key);
    if (underWay) return underWay;
    const flight = work().finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }
}
