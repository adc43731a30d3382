// Entry of the guest's bundle for exercises that talk to Amazon Bedrock: the AWS SDK beside everything else. Runs in the guest.
import './modules-bedrock.ts';
import './main.ts';
