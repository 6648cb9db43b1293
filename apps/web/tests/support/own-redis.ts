export { startOwnRedis, type OwnRedis } from '@meridia/tools/services/own-redis';
