import { createReadController } from '../../../read-api/read-controller';
import { teamMemberEndpoint } from '../team-member.endpoint';

export default createReadController(teamMemberEndpoint);
