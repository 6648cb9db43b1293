import { startExternalStub } from './external-stub.ts';

/** The stub as a program of its own, for the demonstration; PORT and HOST say where. */
await startExternalStub(Number(process.env.PORT), process.env.HOST);
