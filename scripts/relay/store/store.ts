import { openDatabase } from './database.ts';
import { type DeliveryQueue, deliveryQueue } from './delivery-queue.ts';
import { type LeadStore, leadStore } from './lead-store.ts';

/** The leads of a folder, and their deliveries. */
export interface Store {
  leads: LeadStore;
  queue: DeliveryQueue;
  close(): void;
}

/**
 * Opens the store in a folder.
 * @throws if it cannot be opened or created
 */
export function openStore(dir: string): Store {
  const database = openDatabase(dir);
  return { leads: leadStore(database), queue: deliveryQueue(database), close: () => database.close() };
}
